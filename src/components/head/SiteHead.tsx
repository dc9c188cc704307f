import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { headRequested } from "../../state/headRequest";
import type { HeadTagsProps, SiteHeadProps } from "./types";

/** True on pages from the server, which came with their head; false in development. */
const hasHead = () =>
  typeof document !== "undefined" && document.querySelector("[data-react-helmet]") !== null;

const HeadTags = lazy<ComponentType<HeadTagsProps>>(async () => {
  if (hasHead()) await headRequested;
  try {
    return await import("./HeadTags");
  } catch (error) {
    console.error(error); // perhaps offline: better a page without its tags than no page
    return { default: TitleOnly };
  }
});

/** The head of a page. A first visit does not need its code: it is loaded before the reader goes to another page. */
export function SiteHead({ title = "", ...props }: SiteHeadProps): ReactNode {
  const site = useSiteConfig().product.name;
  return (
    <Suspense fallback={null}>
      <HeadTags {...props} title={title === "" || title === site ? site : `${title} | ${site}`} />
    </Suspense>
  );
}

function TitleOnly({ title }: HeadTagsProps): ReactNode {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
