import type { ReactNode } from "react";
import { Callout } from "./Callout";

type StatusBannerProps = {
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly scheduled?: boolean;
};

/** Banners above a page that is unlisted, a draft or scheduled. */
export function StatusBanner({
  draft = false,
  unlisted = false,
  scheduled = false,
}: StatusBannerProps): ReactNode {
  return (
    <>
      {unlisted && (
        <Callout type="warning" title="Unlisted page">
          <p>
            This page is unlisted. Search engines will not index it, and only users having a direct
            link can access it.
          </p>
        </Callout>
      )}
      {draft && (
        <Callout type="warning" title="Draft page">
          <p>
            This page is a draft. It will only be visible in dev and be excluded from the production
            build.
          </p>
        </Callout>
      )}
      {scheduled && (
        <Callout type="warning" title="Scheduled post">
          <p>
            This post is dated in the future. It is visible in development only and published by the
            first build after its date.
          </p>
        </Callout>
      )}
    </>
  );
}
