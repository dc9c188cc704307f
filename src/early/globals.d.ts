/** Settings the early script needs; put in when it is bundled (`src/build/earlyScript.ts`). */
declare const SITE_EARLY: {
  readonly colorMode: { readonly default: "light" | "dark"; readonly respectSystem: boolean; readonly switch: boolean };
  readonly announcementId: string | null;
  readonly versions: readonly string[];
};

interface Window {
  /** The page Gatsby rendered, whatever the address says. */
  readonly pagePath?: string;
}
