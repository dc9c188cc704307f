import { lazy, type ReactNode, Suspense } from "react";
import { CONTENT_ID } from "../../domain/shellIds";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { AnnouncementBar } from "./AnnouncementBar";
import { CrashBoundary } from "./CrashBoundary";
import { Footer } from "./Footer";
import { Navbar } from "./Navbar";
import * as styles from "./SiteLayout.module.css";
import { SiteMenu } from "./SiteMenu";
import { SHELL_TEXTS } from "./texts";

type SiteLayoutProps = {
  readonly path: string;
  readonly inDocs: boolean;
  readonly secondary?: ReactNode;
  readonly search?: ReactNode;
  readonly children: ReactNode;
};

/** Production builds contain neither its code nor its styles. */
const ContentProblems =
  process.env.NODE_ENV === "development" ? lazy(() => import("./ContentProblems")) : undefined;

/** The frame that stays mounted while pages change: skip link, announcement, navbar, menu column, page, footer. */
export function SiteLayout({
  path,
  inDocs,
  secondary,
  search,
  children,
}: SiteLayoutProps): ReactNode {
  const config = useSiteConfig();
  return (
    <div className={styles.frame}>
      {/* the first focusable element */}
      <div role="region" aria-label={SHELL_TEXTS.skip} data-skip-region="">
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {SHELL_TEXTS.skip}
        </a>
      </div>
      <AnnouncementBar config={config} />
      <Navbar config={config} path={path} inDocs={inDocs} search={search} />
      {ContentProblems && (
        <Suspense>
          <ContentProblems problems={config.problems} />
        </Suspense>
      )}
      <div className={styles.body}>
        <SiteMenu config={config} path={path} inDocs={inDocs} secondary={secondary} />
        <div className={styles.page} id={CONTENT_ID} data-page="">
          <CrashBoundary key={path}>{children}</CrashBoundary>
        </div>
      </div>
      <Footer config={config} />
    </div>
  );
}
