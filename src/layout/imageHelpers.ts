import { isValidElement, type ReactNode } from "react";

/** Keys of the head components that gatsby-plugin-image adds to every page for its own component. */
const KEY = /^gatsby-image-style/;

/** Head components without those of gatsby-plugin-image: pictures are plain `<picture>` elements here. */
export function withoutImageHelpers(components: readonly ReactNode[]): ReactNode[] {
  return components.filter(
    (component) => !(isValidElement(component) && KEY.test(component.key ?? "")),
  );
}
