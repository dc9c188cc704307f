import { createRequire } from "node:module";
import path from "node:path";
import { type FSWatcher, watch } from "chokidar";
import type { ComponentSpecs } from "../../src/domain/componentSpec";

/** Modules of `src/` that descriptors are made of; views run in the browser, which has them from webpack. */
const DESCRIPTOR = /(?<!\.(?:view|test|spec))\.tsx?$/;

/**
 * Loads the components of content again whenever one of their files is saved, so that a new or changed one needs no restart of
 * development. Gatsby itself goes on with those that it was started with.
 * @param root absolute path of the project
 * @param failed called with the reason when they cannot be loaded, as while one is half written
 */
export function watchComponents(
  root: string,
  changed: (components: ComponentSpecs) => Promise<void>,
  failed: (message: string) => void,
): FSWatcher {
  let loading = Promise.resolve();
  return watch(["src/components/mdx", "src/components/ui", "src/defi"], {
    cwd: root,
    ignoreInitial: true,
  }).on("all", (_, file) => {
    if (!DESCRIPTOR.test(file)) return;
    loading = loading
      .then(() => changed(loadComponents(root)))
      .catch((error) => {
        const [reason] = String(error).split("\n\n", 1); // without the compiler's stack
        failed(`The components of content were not loaded again: ${reason}`);
      });
  });
}

/** The components as their files are now. @throws Error when one of them cannot be loaded */
function loadComponents(root: string): ComponentSpecs {
  const load = createRequire(path.join(root, "package.json"));
  for (const file of Object.keys(load.cache))
    if (file.startsWith(path.join(root, "src") + path.sep)) delete load.cache[file];
  const { extensions } = load;
  const before = { ...extensions };
  try {
    load("./src/tools/run.cjs");
    return load("./src/components/mdx/registry.ts");
  } finally {
    for (const name of [".ts", ".tsx"]) delete extensions[name];
    Object.assign(extensions, before); // Gatsby has its own way to load TypeScript
  }
}
