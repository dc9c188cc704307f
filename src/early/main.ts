import { setUpActiveHeading } from "./activeHeading";
import { setUpAnnouncement } from "./announcement";
import { setUpDropdowns } from "./dropdowns";
import { setUpHtmlPath } from "./htmlPath";
import { setUpLateScripts } from "./lateScripts";
import { setUpMenu } from "./menu";
import { setUpNotice } from "./notice";
import { setUpProgress } from "./progress";
import { setUpReplay } from "./replay";
import { setUpScrollToTop } from "./scrollToTop";
import { setUpSearch } from "./search";
import { setUpSearchIntent } from "./searchIntent";
import { setUpSidebar } from "./sidebar";
import { setUpTheme } from "./theme";
import { setUpVersion } from "./version";

/**
 * The early script: a few kilobytes in every page's head. It sets the colour mode and the announcement before first paint, handles
 * the controls that must work before React has loaded, and loads React when the reader is about to need it. Listeners are on the
 * document, so they serve every page of the visit.
 */
setUpTheme(SITE_EARLY.colorMode);
if (SITE_EARLY.announcementId !== null) setUpAnnouncement(SITE_EARLY.announcementId);
setUpVersion(SITE_EARLY.versions);
setUpHtmlPath();
setUpSidebar();
setUpDropdowns();
setUpActiveHeading();
setUpScrollToTop();
setUpReplay();
setUpNotice();
setUpLateScripts(SITE_EARLY.scripts);
setUpSearch();
setUpSearchIntent();
setUpProgress(); // after those that keep a click from the browser
setUpMenu();
