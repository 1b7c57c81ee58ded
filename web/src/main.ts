import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { at } from "./base";
import { settings } from "./settings.svelte";
import { learnLanguage } from "./words.svelte";

await learnLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });

// the app itself is kept on the device (sw.js); not while it is being made, and not where browsers forbid it
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const keep = () => void navigator.serviceWorker.register(at("/sw.js"));
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep);
}
