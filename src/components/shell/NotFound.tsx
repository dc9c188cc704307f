import type { ReactNode } from "react";
import { Link } from "../ui/Link";
import * as styles from "./NotFound.module.css";
import { SHELL_TEXTS } from "./texts";

/** What an unknown address shows: the three texts, and ways on. */
export function NotFound(): ReactNode {
  return (
    <main className={styles.main}>
      <h1 className={styles.title}>{SHELL_TEXTS.notFoundTitle}</h1>
      <p>{SHELL_TEXTS.notFoundLead}</p>
      <p>{SHELL_TEXTS.notFoundHint}</p>
      <ul className={styles.links}>
        <li>
          <Link href="/">Start page</Link>
        </li>
        <li>
          <Link href="/table-of-contents">Table of contents</Link>
        </li>
        <li>
          <Link href="/support/faq">Frequently asked questions</Link>
        </li>
      </ul>
    </main>
  );
}
