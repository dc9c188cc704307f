import type { ReactNode } from "react";
import { markdownPath, withBasePath } from "../../domain/routes";
import { CopyButton } from "./CopyButton";
import * as styles from "./CopyPage.module.css";

const VIEW = ".md: view as Markdown";

/** Copies the page as Markdown, and links to the Markdown file. @param path route of a listed page */
export function CopyPage({ path }: { readonly path: string }): ReactNode {
  const href = withBasePath(markdownPath(path), __PATH_PREFIX__);
  return (
    <div className={styles.tools} data-print="hide">
      <CopyButton
        className={styles.copy}
        read={() => fetchText(href)}
        label="Copy page as Markdown"
        text="Copy page"
      />
      <a href={href} aria-label={VIEW} title={VIEW}>
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
