import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts/fonts.css";
import "./meanwhile.css";
import "./tokens.css";
import "./base.css";
import { calls } from "./app/calls.svelte.ts";
import { settings } from "./app/settings.svelte.ts";
import { offered } from "./games/offered.svelte.ts";
import { text } from "./text/text.svelte.ts";

// Asked early, but not waited for: whoever needs the games shows them when they come, or asks again.
offered.known().catch(() => {});
settings.begin();
await text.begin();
mount(App, { target: document.getElementById("page") ?? document.body });

// Installed as an app or not, the page then opens without a network, and its visitor can be called. Without https, or
// where it is forbidden, it does not.
if (import.meta.env.PROD)
  navigator.serviceWorker?.register("/worker.js").then(
    () => calls.begin(),
    () => {},
  );
