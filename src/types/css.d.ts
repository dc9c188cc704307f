/**
 * Class names are named exports: `import * as styles`. The build has no default export; marking the file as an ES module makes
 * using one an error.
 */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>> & { readonly __esModule: true };
  export = classes;
}
/** The source of a style sheet that is loaded with the code that imports it (`src/gatsby/webpack.ts`). */
declare module "*.lazy.css" {
  const text: string;
  export default text;
}
/** Parts of DocSearch's style sheet, likewise. */
declare module "@docsearch/css/*.css" {
  const text: string;
  export default text;
}
declare module "*.css";
