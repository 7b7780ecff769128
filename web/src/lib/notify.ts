/** Call somebody to the table: a sound when the page is open, a notification when it is not looked at. */
import { settings } from "./settings.svelte";
import { play } from "./sound";

export function callToTurn(title: string, body: string, address: string): void {
  play("turn");
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, icon: "/icon.svg", tag: address });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from service workers only; the title still tells.
  }
}
