import type { PlotId } from "./plots/plots";

/** A place on the horizontal axis of a plot, in the unit of that axis. */
export type PlotPlace = { readonly plot: PlotId; readonly x: number };

const NAME = "site:plot-place";

/** Says where a reader's inputs lie, to the plots of the page. */
export function sendPlace(place: PlotPlace): void {
  document.dispatchEvent(new CustomEvent<PlotPlace>(NAME, { detail: place }));
}

/** Hears where a reader's inputs lie. @returns how to stop */
export function onPlace(heard: (place: PlotPlace) => void): () => void {
  const listen = (event: Event) => heard((event as CustomEvent<PlotPlace>).detail);
  document.addEventListener(NAME, listen);
  return () => document.removeEventListener(NAME, listen);
}
