import { setUpActiveHeading } from "./activeHeading";
import { setUpAnnouncement } from "./announcement";
import { setUpDisclosures, setUpPrinting } from "./disclosure";
import { setUpDropdowns } from "./dropdown";
import { setUpHashTarget } from "./hashTarget";
import { setUpHtmlPath } from "./htmlPath";
import { setUpIncident } from "./incident";
import { setUpLateScripts } from "./lateScripts";
import { setUpMenu } from "./menu";
import { expectLife, setUpNotice, showNotice } from "./notice";
import { setUpReplay } from "./replay";
import { setUpScrollBoxes } from "./scrollBoxes";
import { setUpScrollToTop } from "./scrollToTop";
import { setUpSearch } from "./search";
import { setUpSearchIntent } from "./searchIntent";
import { setUpSidebar } from "./sidebar";
import { setUpTermTap } from "./termTap";
import { setUpTheme } from "./theme";
import { setUpTraversal } from "./traversal";
import { createScriptAddress } from "./trustedScripts";
import { setUpVersion } from "./version";

/**
 * The early script: a few kilobytes inlined in every page's head. It sets the colour mode and the announcement before first
 * paint, handles the controls that must work before React has loaded, and loads React when the
 * reader is about to need it. Listeners are on the document, so they serve every page of the visit.
 */
window.pagePath = document.documentElement.dataset.pagePath;
setUpTheme(SITE_EARLY.colorMode);
// Features that a site does not use are not in its script: the bundler sees that these constants are null.
if (SITE_EARLY.announcementId !== null) setUpAnnouncement(SITE_EARLY.announcementId);
if (SITE_EARLY.incidentId !== null) setUpIncident(SITE_EARLY.incidentId);
setUpVersion(SITE_EARLY.versions);
setUpHtmlPath();
setUpTraversal();
setUpHashTarget();
setUpMenu();
setUpSidebar();
setUpDropdowns();
setUpDisclosures();
setUpPrinting();
setUpActiveHeading();
setUpScrollToTop();
setUpScrollBoxes();
setUpTermTap();
setUpReplay();
setUpNotice();
setUpLateScripts(createScriptAddress(SITE_EARLY.scripts), expectLife, showNotice);
setUpSearch();
setUpSearchIntent();
