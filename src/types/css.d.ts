declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
/** Text of a style sheet that comes with the code that imports it (`src/gatsby/webpack.ts`). */
declare module "*.lazy.css" {
  const text: string;
  export default text;
}
declare module "*.css";
