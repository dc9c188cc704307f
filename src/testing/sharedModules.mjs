// Set up once in each process of unit tests, whose files then share the modules they load: makes Node load TypeScript, and
// replaces what webpack makes of style sheets and views.
import Module, { createRequire, register } from "node:module";

const require = createRequire(import.meta.url);
process.setSourceMapsEnabled(true);
Object.assign(globalThis, require("./globals.json"));
require("../tools/run.cjs");

/** Test files are imported, and Node would not recognise their format. */
const hooks = `export const load = (url, context, next) =>
  /\\.tsx?(?:\\?|$)/.test(url) ? { format: "commonjs", source: null, shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);

require.extensions[".css"] = (module) => {
  module.exports = require("./cssModuleMock.ts");
};

const place = require.resolve("../components/mdx/views.ts");
const views = Object.assign(new Module(place), { filename: place, loaded: true });
Object.defineProperty(views.exports, "views", { get: () => require("./views.ts").views });
require.cache[place] = views;

export default undefined;
