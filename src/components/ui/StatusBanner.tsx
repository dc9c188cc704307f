import type { ReactNode } from "react";
import { Callout } from "./Callout";

const BANNERS = [
  {
    kind: "unlisted",
    title: "Unlisted page",
    text: "This page is unlisted. Search engines will not index it, and only users having a direct link can access it.",
  },
  {
    kind: "draft",
    title: "Draft page",
    text: "This page is a draft. It will only be visible in dev and be excluded from the production build.",
  },
  {
    kind: "scheduled",
    title: "Scheduled post",
    text: "This post is dated in the future. It is visible in development only and published by the first build after its date.",
  },
] as const;

type StatusBannerProps = { readonly [Kind in (typeof BANNERS)[number]["kind"]]?: boolean };

/** Banners above a page that is unlisted, a draft or scheduled. */
export function StatusBanner(status: StatusBannerProps): ReactNode {
  return BANNERS.filter(({ kind }) => status[kind]).map(({ kind, title, text }) => (
    <Callout key={kind} type="warning" title={title}>
      <p>{text}</p>
    </Callout>
  ));
}
