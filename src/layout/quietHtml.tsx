import { isValidElement, type ReactNode } from "react";

/** Gatsby's place for its script tags in a built page; it fills it in after a page has been rendered. */
const SCRIPTS_SLICE = "_gatsby-scripts";
/** Gatsby's script that sets the path of the page; here it is an attribute of `html`, which the early script reads. */
const PAGE_PATH_KEY = "script-loader";

/**
 * Gatsby's components after the body without its inline scripts: their place is a `template`, where a browser neither
 * loads nor runs them. `plugins/site-seal` writes the list of scripts into it, and the early script loads them
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

/** Keys of the head components that gatsby-plugin-image adds to every page for its own component; pictures here are plain. */
const IMAGE_KEYS = /^gatsby-image-style/;

/**
 * Gatsby's head components without those that no page needs: what gatsby-plugin-image adds, and the name and version of the
 * generator, which help nobody but those who look for old versions.
 */
export function withoutUnused(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => {
    if (!isValidElement<{ readonly name?: string }>(component)) return true;
    return component.props.name !== "generator" && !IMAGE_KEYS.test(component.key ?? "");
  });
}
