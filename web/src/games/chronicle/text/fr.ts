import game from "../../../../../src/madang/games/chronicle/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

export default [game, page];
