import game from "../../../../../src/madang/games/gosux/text/en.ftl?raw";
import page from "./en.ftl?raw";

export default [game, page];
