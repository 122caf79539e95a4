import engine from "../../../src/madang/engine/text/en.ftl?raw";
import page from "./en.ftl?raw";

export default [engine, page];
