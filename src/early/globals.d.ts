/** Settings of the early script, inserted when it is bundled (`src/gatsby/earlyScript.ts`). */
declare const SITE_EARLY: {
  readonly colorMode: {
    readonly default: "light" | "dark";
    readonly respectSystem: boolean;
    readonly switch: boolean;
    /** The background of pages in each mode, which browsers use for their own bars as well. */
    readonly colors: { readonly light: string; readonly dark: string };
  };
  readonly announcementId: string | null;
  readonly versions: readonly string[];
  /** Addresses of scripts outside the site that pages may load. */
  readonly scripts: readonly string[];
};

interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
  };
}
