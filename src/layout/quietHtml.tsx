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

/** Head components without the name and version of the generator, which help nobody but those who look for old versions. */
export function withoutGenerator(components: readonly ReactNode[]): ReactNode[] {
  return components.filter(
    (component) =>
      !(
        isValidElement<{ readonly name?: string }>(component) &&
        component.props.name === "generator"
      ),
  );
}
