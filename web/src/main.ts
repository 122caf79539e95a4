import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./meanwhile.css";
import "./tokens.css";
import "./base.css";
import { text } from "./text/text.svelte.ts";

await text.begin();
mount(App, { target: document.getElementById("page") ?? document.body });
