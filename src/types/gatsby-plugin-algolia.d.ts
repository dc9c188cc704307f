/** The plugin has no types; this much of it is used. Timeouts are seconds; a port stands in `url`. */
declare module "gatsby-plugin-algolia/gatsby-node" {
  type Data = { readonly data: readonly unknown[] };
  type Panic = (message: string, cause?: unknown) => never;
  type Gatsby = {
    readonly graphql: (query: string) => Promise<Data>;
    readonly cache: { readonly get: (key: string) => Promise<unknown>; readonly set: (key: string, value: unknown) => Promise<unknown> };
    readonly reporter: {
      readonly activityTimer: (name: string) => {
        readonly start: () => void;
        readonly setStatus: (text: string) => void;
        readonly end: () => void;
        readonly panicOnBuild: Panic;
      };
      readonly panicOnBuild: Panic;
      readonly info: (text: string) => void;
      readonly warn: (text: string) => void;
    };
  };
  type Options = {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
    readonly queries: readonly {
      readonly query: string;
      readonly transformer: (result: Data) => readonly unknown[];
      readonly settings: Readonly<Record<string, unknown>>;
      readonly mergeSettings: boolean;
    }[];
    readonly chunkSize: number;
    readonly concurrentQueries: boolean;
    readonly continueOnFailure: boolean;
    readonly dryRun: boolean;
    readonly algoliasearchOptions: {
      readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
      readonly hosts?: readonly { readonly url: string; readonly protocol: string }[];
    };
  };
  export function onPostBuild(gatsby: Gatsby, options: Options): Promise<void>;
}
