window.addEventListener("message", (event: MessageEvent) => {
  if (event.origin !== "https://widgets.example.com") return; // example value
  const data = event.data as { type?: string; hash?: string; code?: string };
  if (data.type === "swap:submitted") console.info("transaction", data.hash);
  if (data.type === "swap:failed") console.warn("not swapped", data.code);
});
