import game from "../../../../../src/madang/games/koryo/text/en.ftl?raw";
import page from "./en.ftl?raw";

export default [game, page];
