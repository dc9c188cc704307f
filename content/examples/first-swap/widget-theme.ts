const WIDGET_ORIGIN = "https://widgets.example.com"; // example value

export function setWidgetTheme(frame: HTMLIFrameElement, theme: "light" | "dark"): void {
  frame.contentWindow?.postMessage({ type: "set:theme", theme }, WIDGET_ORIGIN); // never "*"
}
