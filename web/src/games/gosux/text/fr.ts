import game from "../../../../../src/madang/games/gosux/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

export default [game, page];
