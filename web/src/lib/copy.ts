/** Text for other programs and devices. */

/** Put it on the clipboard; true if that worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** Browsers give the clipboard to secure pages only, but a table in the living room has no certificate. */
function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement as HTMLElement | null;
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return copied;
}
