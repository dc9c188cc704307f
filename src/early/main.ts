import { setUpAnnouncement } from "./announcement";
import { setUpDisclosures, setUpPrinting } from "./disclosure";
import { setUpDropdowns } from "./dropdown";
import { setUpHtmlPath } from "./htmlPath";
import { setUpLateScripts } from "./lateScripts";
import { setUpMenu } from "./menu";
import { setUpNotice, showNotice } from "./notice";
import { setUpReplay } from "./replay";
import { setUpSearch } from "./search";
import { setUpTheme } from "./theme";
import { setUpVersion } from "./version";

/**
 * The early script: a few kilobytes inside every page's head. It sets the colour mode and the announcement before first
 * paint, owns the controls that have to work before React has loaded, and loads React when the page is at rest or the
 * reader reaches for it. Listeners sit on the document, so they serve every page of the visit.
 */
setUpTheme(SITE_EARLY.colorMode);
setUpAnnouncement(SITE_EARLY.announcementId);
setUpVersion(SITE_EARLY.versions);
setUpHtmlPath();
setUpMenu();
setUpDropdowns();
setUpDisclosures();
setUpPrinting();
setUpReplay();
setUpNotice();
setUpLateScripts(showNotice);
setUpSearch();
