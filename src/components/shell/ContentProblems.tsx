import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import * as styles from "./ContentProblems.module.css";

/** Lists content problems with file and line, in development only. A production build fails instead. */
export default function ContentProblems({ problems }: Pick<SiteConfig, "problems">): ReactNode {
  if (problems.length === 0) return null;
  return (
    <div className={styles.box} role="alert">
      <h2 className={styles.title}>
        {problems.length === 1 ? "1 problem" : `${problems.length} problems`} in the content
      </h2>
      <ul className={styles.list}>
        {problems.map(({ severity, file, line, message, fix }) => (
          <li key={`${file}:${line}:${message}`}>
            <code>
              {severity === "error" ? "✖" : "⚠"} {file}
              {line ? `:${line}` : ""}
            </code>{" "}
            {message} <i>{fix}</i>
          </li>
        ))}
      </ul>
    </div>
  );
}
