import "./src/styles/global.css";
import "site-theme.css"; // the owner's content/theme.css, in no layer: it wins over everything else
import type { GatsbyBrowser } from "gatsby";
import { CrashBoundary } from "./src/components/shell/CrashBoundary";
import { limitAppDataWait } from "./src/layout/appDataPatience";
import { showPlace } from "./src/layout/arrival";
import { staying } from "./src/layout/leaving";
import { setUpNavigation } from "./src/layout/navigation";
import { giveUpOnServerErrors } from "./src/layout/serverErrors";
import { takeOver } from "./src/layout/takeOver";
import { keepTranslatedTexts } from "./src/layout/translation";
import { routeArrived } from "./src/state/routeLoad";

export { shouldUpdateScroll } from "./src/layout/arrival";
export { wrapPageElement } from "./src/layout/wrapPage";

/** Gatsby starts when the promise is kept. */
export const onClientEntry = (): Promise<void> => {
  limitAppDataWait();
  giveUpOnServerErrors();
  setUpNavigation();
  keepTranslatedTexts();
  return staying();
};

/** The crash page stands for whatever fails outside a page: the frame, the router, the handling of a page's data. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CrashBoundary>{element}</CrashBoundary>
);

/** Development renders into an empty page, as Gatsby does it. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  document.getElementById("gatsby-focus-wrapper")?.hasChildNodes() ? takeOver : undefined;

/** Tells the early script that another page is shown: it closes the side panel and labels new controls. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  routeArrived();
  document.dispatchEvent(new Event("site:rendered"));
  if (prevLocation) document.dispatchEvent(new Event("site:navigated"));
  showPlace(location, prevLocation);
};
