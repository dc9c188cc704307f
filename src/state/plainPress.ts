type Press = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** True for a press that asks for nothing but what it is on: no other button, and no key for a new tab or a download. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
