/** Class names by themselves: `import * as styles`. The build has no default export; the mark of ES modules makes one an error. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>> & { readonly __esModule: true };
  export = classes;
}
/** Text of a style sheet that comes with the code that imports it (`src/gatsby/webpack.ts`). */
declare module "*.lazy.css" {
  const text: string;
  export default text;
}
declare module "*.css";
