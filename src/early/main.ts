import { setUpAnnouncement } from "./announcement";
import { setUpDropdowns } from "./dropdown";
import { setUpMenu } from "./menu";
import { setUpSearch } from "./search";
import { setUpTheme } from "./theme";

/**
 * The early script: a few kilobytes inside every page's head. It sets the colour mode and the announcement before first
 * paint and owns the controls that have to work before React has loaded. Listeners sit on the document, so they serve
 * every page of the visit.
 */
setUpTheme(SITE_EARLY.colorMode);
setUpAnnouncement(SITE_EARLY.announcementId);
setUpMenu();
setUpDropdowns();
setUpSearch();
