/** Settings of the early script, inserted when it is bundled (`src/gatsby/earlyScript.ts`). */
declare const SITE_EARLY: {
  readonly colorMode: {
    readonly default: "light" | "dark";
    readonly respectSystem: boolean;
    readonly switch: boolean;
    /** The background of pages in each mode: browsers give their own bars the same. */
    readonly colors: { readonly light: string; readonly dark: string };
  };
  readonly announcementId: string | null;
  /** Id of what `content/incident.yml` says. */
  readonly incidentId: string | null;
  readonly versions: readonly string[];
  /** Addresses of scripts outside the site that pages may load. */
  readonly scripts: readonly string[];
};

interface Window {
  /** Path of the page that Gatsby rendered, which may differ from the address. */
  pagePath?: string | undefined;
  /** Digest of the scripts that the page belongs to; Gatsby compares it with that of `app-data.json`. */
  ___webpackCompilationHash?: string;
  /** Gatsby would prefetch scripts of other pages by it. Its own pages have a text here, which does nothing. */
  ___chunkMapping?: object;
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): TrustedTypePolicy;
  };
}

/** Some browsers check every address of a script by such a policy. */
interface TrustedTypePolicy {
  createScriptURL(address: string): unknown;
}
