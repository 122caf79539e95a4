/** The pictures of the cards on the gates, for whoever shows one: so few that no game has to be fetched for them. */

import sprite from "virtual:gates";
import { hang } from "../parts/hang.ts";

hang(sprite);
