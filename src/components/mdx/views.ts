import type { ComponentType } from "react";

/**
 * A view module exports components under their names in content, and nothing else. A component with code of its own has `load`,
 * which takes its properties.
 */
// biome-ignore lint/suspicious/noExplicitAny: props come from JSON the build has checked; each component states its own
type View = ComponentType<any> & { readonly load?: (props: any) => Promise<unknown> };
type Views = Readonly<Record<string, View>>;

const modules = import.meta.webpackContext<Views>("../..", {
  recursive: true,
  regExp: /\.view\.tsx$/,
});

// The style sheets of static components: plain class names.
import.meta.webpackContext("../..", { recursive: true, regExp: /\.static\.css$/ });

/** Views of components by name: the exports of every `*.view.tsx` below `src`. */
export const views: Views = Object.assign({}, ...modules.keys().map((file) => modules(file)));
