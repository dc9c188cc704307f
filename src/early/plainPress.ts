/** True for a press that asks for nothing but what it is on: no other button, and no key for a new tab or a download. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
