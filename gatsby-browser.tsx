import "./src/styles/global.css";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { setUpNavigation } from "./src/layout/navigation";
import { routeArrived } from "./src/state/routeLoad";

export { wrapPageElement } from "./src/layout/wrapPage";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = setUpNavigation;

/**
 * Takes the page over in short steps, as a transition: as React's default, a long page would hold a slow phone for a
 * third of a second. Development renders into an empty page, as Gatsby does it.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => {
  if (!document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) return undefined;
  return (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  };
};

/** Tells the early script that another page is shown: it closes the side panel and labels new controls. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  routeArrived();
  document.dispatchEvent(new Event("site:rendered"));
  if (prevLocation) document.dispatchEvent(new Event("site:navigated"));
};

/** A change of the query alone leaves the page where it is; else Gatsby's rule: saved position, hash target, top. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps: { location } }) => {
  const before = prevRouterProps?.location;
  return !(before && before.pathname === location.pathname && before.hash === location.hash && before.search !== location.search);
};
