import { mount } from "svelte";
import "./design/tokens.css";
import "./design/base.css";
import App from "./App.svelte";
import "./lib/pointer";

mount(App, { target: document.getElementById("app")! });
