/** The portraits of the birds that bots are, read when somebody shows one. */

import sprite from "../birds.svg?raw";
import { hang } from "./hang.ts";

hang(sprite);
