import engine from "../../../src/madang/engine/text/en.ftl?raw";
import koryo from "../../../src/madang/games/koryo/text/en.ftl?raw";
import koryoPage from "../games/koryo/text/en.ftl?raw";
import page from "./en.ftl?raw";

export default [engine, koryo, page, koryoPage];
