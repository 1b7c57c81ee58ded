import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { learnLanguage } from "./words.svelte";

await learnLanguage(settings.language);
mount(App, { target: document.getElementById("app")! });
