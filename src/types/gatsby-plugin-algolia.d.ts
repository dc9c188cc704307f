/** The plugin has no types; these are for tests that call it as Gatsby does. */
declare module "gatsby-plugin-algolia/gatsby-node" {
  type Result = { readonly data: unknown };
  type Report = (message: string, cause?: unknown) => void;
  type Gatsby = {
    readonly graphql: (query: string) => Promise<Result>;
    readonly cache: {
      readonly get: (key: string) => Promise<unknown>;
      readonly set: (key: string, value: unknown) => Promise<unknown>;
    };
    readonly reporter: {
      readonly activityTimer: (name: string) => {
        readonly start: () => void;
        readonly setStatus: (text: string) => void;
        readonly end: () => void;
        readonly panicOnBuild: Report;
      };
      readonly panicOnBuild: Report;
      readonly info: Report;
      readonly warn: Report;
    };
  };
  export function onPostBuild(
    gatsby: Gatsby,
    options: Readonly<Record<string, unknown>>,
  ): Promise<void>;
}
