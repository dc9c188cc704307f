/** Settings of the early script, inserted when it is bundled (`src/gatsby/earlyScript.ts`). */
declare const SITE_EARLY: {
  readonly colorMode: {
    readonly default: "light" | "dark";
    readonly respectSystem: boolean;
    readonly switch: boolean;
    /** The background of pages in each mode; browsers use it for their own bars as well. */
    readonly colors: { readonly light: string; readonly dark: string };
  };
  readonly announcementId: string | null;
  /** Id of the incident in `content/incident.yml`. */
  readonly incidentId: string | null;
  readonly versions: readonly string[];
  /** Addresses of scripts outside the site that pages may load. */
  readonly scripts: readonly string[];
};

interface Window {
  /** Path of the page that Gatsby rendered, which may differ from the address. */
  pagePath?: string | undefined;
  /** Digest of the page's scripts; Gatsby compares it with the one in `app-data.json`. */
  ___webpackCompilationHash?: string;
  /** Gatsby would use it to prefetch scripts of other pages. Its own pages have a string here, which has no effect. */
  ___chunkMapping?: object;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): TrustedTypePolicy;
  };
}

/** Some browsers pass every script address through such a policy. */
interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}
