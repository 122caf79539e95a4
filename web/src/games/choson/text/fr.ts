import game from "../../../../../src/madang/games/choson/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

export default [game, page];
