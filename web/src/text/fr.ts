import engine from "../../../src/madang/engine/text/fr.ftl?raw";
import koryo from "../../../src/madang/games/koryo/text/fr.ftl?raw";
import koryoPage from "../games/koryo/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

export default [engine, koryo, page, koryoPage];
