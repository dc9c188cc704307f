import type { ReactNode } from "react";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { LinkList } from "../ui/LinkList";
import * as styles from "./NotFound.module.css";
import { SHELL_TEXTS } from "./texts";

/** The page for an unknown address: three paragraphs, links to continue with, and the children that the page adds. */
export function NotFound({ children }: { readonly children?: ReactNode }): ReactNode {
  const { links } = useSiteConfig().notFound;
  return (
    <main className={styles.main}>
      <h1 className={styles.title}>{SHELL_TEXTS.notFoundTitle}</h1>
      <p>{SHELL_TEXTS.notFoundLead}</p>
      <p>{SHELL_TEXTS.notFoundHint}</p>
      <LinkList className={styles.links} links={[{ label: "Start page", to: "/" }, ...links]} />
      {children}
    </main>
  );
}
