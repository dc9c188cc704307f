import type { ReactNode } from "react";
import { markdownPath, withBasePath } from "../../domain/routes";
import { useCopy } from "../../hooks/useCopy";
import * as styles from "./CopyPage.module.css";
import { Icon } from "./Icon";

const TEXTS = {
  copy: "Copy page",
  copyLabel: "Copy page as Markdown",
  copied: "Copied",
  failed: "Could not copy",
  view: ".md: view as Markdown",
} as const;

/** Copies the page as Markdown, and links to the Markdown file. @param path route of a listed page */
export function CopyPage({ path }: { readonly path: string }): ReactNode {
  const href = withBasePath(markdownPath(path), __PATH_PREFIX__);
  const [state, copy, isAwaited] = useCopy(() => fetchText(href));
  return (
    <div className={styles.tools} data-print="hide">
      <button
        type="button"
        className={styles.copy}
        aria-label={state === "idle" ? TEXTS.copyLabel : undefined}
        aria-busy={isAwaited || undefined}
        onClick={copy}
      >
        <Icon
          name={state === "copied" ? "check" : state === "failed" ? "close" : "copy"}
          size={16}
        />
        {state === "idle" ? TEXTS.copy : TEXTS[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state !== "idle" && TEXTS[state]}
      </span>
      <a href={href} aria-label={TEXTS.view} title={TEXTS.view}>
        .md
      </a>
    </div>
  );
}

async function fetchText(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.text();
}
