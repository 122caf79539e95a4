import engine from "../../../src/madang/engine/text/fr.ftl?raw";
import page from "./fr.ftl?raw";

export default [engine, page];
