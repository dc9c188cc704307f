import type { ReactNode } from "react";

/** Our own bundled script, inlined; its code comes from the build and never from content. */
export function EarlyScript({ code }: { readonly code: string }): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of this repository, bundled by src/gatsby/earlyScript.ts
  return <script data-early="" dangerouslySetInnerHTML={{ __html: code }} />;
}
