import { lazy, type ReactNode, Suspense } from "react";
import { headWanted } from "../../state/headWanted";

/** A page from the server has its head; in development there is none. */
const hasHead = () => typeof document !== "undefined" && document.querySelector("[data-react-helmet]") !== null;

const ReactHelmet = lazy(async () => {
  if (hasHead()) await headWanted;
  return { default: (await import("react-helmet")).Helmet };
});

/** Tags of the head. A first visit does without react-helmet's code: it comes when the reader heads for another page. */
export function Helmet({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Suspense fallback={null}>
      <ReactHelmet>{children}</ReactHelmet>
    </Suspense>
  );
}
