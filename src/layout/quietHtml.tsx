import { isValidElement, type ReactNode } from "react";

/** Gatsby's placeholder for its script tags in a built page, which it fills after a page has been rendered. */
const SCRIPTS_SLICE = "_gatsby-scripts";
/**
 * Key of Gatsby's script that sets the path of the page; here the path is an attribute of `html`, which the early script reads.
 */
const PAGE_PATH_KEY = "script-loader";

/**
 * Gatsby's components after the body, without its inline scripts. Their placeholder is inside a `template`, where a browser
 * neither loads nor runs them. `plugins/site-seal` writes the list of scripts into it, and the early script loads them
 * (`src/early/lateScripts.ts`).
 */
export function withLateScripts(components: readonly ReactNode[]): ReactNode[] {
  return components.flatMap<ReactNode>((component) => {
    if (!isValidElement<{ readonly sliceId?: string }>(component)) return [component];
    if (component.key === PAGE_PATH_KEY) return [];
    return component.props.sliceId === SCRIPTS_SLICE
      ? [
          <template key={SCRIPTS_SLICE} data-late="">
            {component}
          </template>,
        ]
      : [component];
  });
}

/**
 * Keys of the head components that gatsby-plugin-image adds to every page for its own component; pictures here are plain `img`
 * elements.
 */
const IMAGE_KEYS = /^gatsby-image-style/;

/**
 * Gatsby's head components without those that no page needs: what gatsby-plugin-image adds, and the name and version of the
 * generator, which only help those who look for outdated versions.
 */
export function withoutUnused(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => {
    if (!isValidElement<{ readonly name?: string }>(component)) return true;
    return component.props.name !== "generator" && !IMAGE_KEYS.test(component.key ?? "");
  });
}
