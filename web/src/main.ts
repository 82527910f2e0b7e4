import { mount } from "svelte";
import "./app/app.css";
import App from "./app/App.svelte";
import { startOffline } from "./app/offline";
import { startTheme } from "./app/theme";
import { startLanguage } from "./i18n/i18n.svelte";

startTheme();
startLanguage();

const target = document.getElementById("app");
if (target) mount(App, { target });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // Where a browser does not allow it, the page needs its server.
  void startOffline(navigator.serviceWorker).catch(() => undefined);
}
