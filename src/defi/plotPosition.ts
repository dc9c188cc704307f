import type { PlotId } from "./plots/plots";

/** A position on the horizontal axis of a plot, in the unit of that axis. */
export type PlotPosition = { readonly plot: PlotId; readonly x: number };

const NAME = "site:plot-position";

/** Tells the plots on the page where a reader's inputs are. */
export function sendPosition(position: PlotPosition): void {
  document.dispatchEvent(new CustomEvent<PlotPosition>(NAME, { detail: position }));
}

/** Listens for the position of a reader's inputs. @returns the function that stops listening */
export function onPosition(listener: (position: PlotPosition) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<PlotPosition>).detail);
  document.addEventListener(NAME, listen);
  return () => document.removeEventListener(NAME, listen);
}
