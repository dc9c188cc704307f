import "./src/styles/global.css";
import "site-theme.css"; // the owner's content/theme.css, in no layer: it wins over everything else
import type { GatsbyBrowser } from "gatsby";
import { CrashBoundary } from "./src/components/shell/CrashBoundary";
import { setUpNavigation } from "./src/layout/navigation";
import { finishScroll } from "./src/layout/scroll";
import { takeOver } from "./src/layout/takeOver";
import { keepTranslatedTexts } from "./src/layout/translation";
import { send } from "./src/state/signals";

export { shouldUpdateScroll } from "./src/layout/scroll";
export { wrapPageElement } from "./src/layout/wrapPage";

export const onClientEntry = (): void => {
  setUpNavigation();
  keepTranslatedTexts();
};

/** The crash page stands for whatever fails outside a page: the frame, the router, the handling of a page's data. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CrashBoundary>{element}</CrashBoundary>
);

/** Development renders into an empty page, as Gatsby does it. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  document.getElementById("gatsby-focus-wrapper")?.hasChildNodes() ? takeOver : undefined;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation) send("site:navigated");
  else dispatchEvent(new Event("scroll")); // Gatsby notes positions on scrolling, which most readers have done before it loaded
  finishScroll(location, prevLocation);
};
