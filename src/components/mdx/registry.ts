/**
 * Every component for content: those of the engine, and one line for each of your own. A component consists of a line here and a
 * view in a `*.view.tsx` file. Loaded by the build, never by the browser: no React and no styles here.
 */
export { Calculator, Plot } from "../../defi/registry";
export * from "./builtIn";
