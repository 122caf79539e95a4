import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./meanwhile.css";
import "./tokens.css";
import "./base.css";
import { offered } from "./games/offered.svelte.ts";
import { text } from "./text/text.svelte.ts";

// Without an answer the page comes all the same: whoever needs the games asks again.
await Promise.all([text.begin(), offered.known().catch(() => {})]);
mount(App, { target: document.getElementById("page") ?? document.body });
