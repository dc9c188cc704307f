import { type ComponentType, lazy, type ReactNode, useState } from "react";

type Module<Props> = { readonly default: ComponentType<Props> };

/** A component in a chunk of its own. */
export type LazyWithPreload<Props> = ComponentType<Props> & {
  /** Loads the chunk. A component rendered after that is complete at once. */
  readonly load: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first rendered, or before by its `load`. With `lazy` alone, React would show the
 * fallback for code that is loaded, too.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<Module<Props>>,
): LazyWithPreload<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Late: ComponentType<Props> = lazy(load);
  function Split(props: Props): ReactNode {
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return Object.assign(Split, {
    load: async () => {
      loaded = (await load()).default;
    },
  });
}
