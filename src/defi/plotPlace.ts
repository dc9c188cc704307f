import type { PlotId } from "./plots/plots";

/** A position on the horizontal axis of a plot, in the unit of that axis. */
export type PlotPlace = { readonly plot: PlotId; readonly x: number };

const NAME = "site:plot-place";

/** Tells the plots on the page where a reader's inputs are. */
export function sendPlace(place: PlotPlace): void {
  document.dispatchEvent(new CustomEvent<PlotPlace>(NAME, { detail: place }));
}

/** Listens for the position of a reader's inputs. @returns the function that stops listening */
export function onPlace(heard: (place: PlotPlace) => void): () => void {
  const listen = (event: Event) => heard((event as CustomEvent<PlotPlace>).detail);
  document.addEventListener(NAME, listen);
  return () => document.removeEventListener(NAME, listen);
}
