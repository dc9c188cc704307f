/** The plugin has no types for its hooks; this is for the test that calls one as Gatsby does. */
declare module "gatsby-plugin-image/gatsby-ssr" {
  export function onRenderBody(gatsby: {
    readonly setHeadComponents: (components: import("react").ReactNode[]) => void;
  }): void;
}
