/** Which browser tests run in Firefox. */

/** Files that need Playwright features that only exist for Chromium, or whose result is the same in every browser. */
export const NOT_IN_FIREFOX = [
  "**/soak.spec.ts", // counts listeners and measures the heap, over Chromium's protocol
  "**/anyAddress.spec.ts",
  "**/manyPosts.spec.ts",
  "**/pageKinds.spec.ts", // runs axe on every page
  "**/dialogAxe.spec.ts",
  "**/backForwardCache.spec.ts", // starts Chromium with a switch of its own
];

/** Titles of tests that need what Playwright cannot set in Firefox: media, disabled JavaScript, touch. */
export const UNABLE: readonly string[] = [
  "has no dead controls without JavaScript",
  "is printed without spinner and buttons, and with each input next to its label",
  "print does not separate titles from what follows them, and does not split cards",
  "in print a footnote has no link back",
  "in print an address in a table wraps instead of leaving the page",
  "without JavaScript a checklist does not promise to keep its ticks",
  "without JavaScript there are no dead controls",
  "without JavaScript the results are readable",
  "without JavaScript it says what to do, and the field is a plain form",
  "without JavaScript it is the complete list, without drafts and unlisted pages",
  "${route} is readable without JavaScript and prints without menus",
  "${feed}.xml is shown as a page with links, light and dark, and requests nothing from other sites",
  "has no axe violations with an error shown, in both modes, with reduced motion",
  "with reduced motion it opens at once",
  "opens at once for a reader who asks for less motion",
  "opens at once with reduced motion, and slides without",
  "scroll to top is instant with reduced motion, and animated without",
  "with forced colours the chosen result has an outline, the others have none",
  "printing in the dark mode is black on white, with every tab and without bars and footer",
  "cycles system → light → dark → system and stores the choice",
  "follows the operating system live while the choice is system, and so does theme-color",
  "the first tap shows the definition${when}, the second follows the link",
  "${intent} loads the dialog and the head of the index, but does not open anything by itself",
  "opens by a tap on a phone",
  // it reports requests that Firefox then refuses
  "with the policy of its ${by} alone a page refuses everything that an attacker's script tries",
  "nothing is loaded ahead with ${JSON.stringify(connection)}",
  "is the one whose link is pressed, without the framework", // Firefox does not support speculation rules
  "the logo and the accent color are the owner's, in each color mode",
  "a stock DocSearch dialog on the pushed records runs nothing and loses no text", // routes do not see the body of a request
  // Firefox cancels the scripts of a page that is being left
  "a page that is being left for the previous one does not become interactive meanwhile",
  "a page that the reader returns to before the other one has arrived becomes interactive",
  "printing shows the content without navigation, with closed details open",
  // it goes back to a page that Firefox has kept in its cache
  "leaves nothing in the history after a link that the browser itself follows",
  "that are broken do not break the dialog: ${text}", // storage is not available on the empty page that a test starts with
  // Firefox logs the missing file as an error
  "a dialog that cannot be loaded says the same as an unreachable search, and the next press tries again",
];

/** Titles of the tests that `npm test` also runs in Firefox and WebKit, if they are installed. */
export const EVERY_TIME: readonly string[] = [
  "a sidebar category opens with its page, stays open, and can be closed manually",
  "a symbol does not make its line higher than a word does",
  "its definition shows on hover, stays under the pointer, and Escape dismisses it without moving anything",
  "a group is stored, and shared with other pages and browser tabs",
  "computes while the reader types, accepts separators, and announces the answer",
  "opens on every click and key meant for it",
  "after a click on a plain element: Escape, typing and arrows",
  "is cleared by Escape pressed again, wherever the focus is by then",
  "is stalled after 300 ms, not before, and idle again with the answer",
  "an error stays, is announced, and the next key recovers; no error is uncaught",
  "returning from a result restores the scroll position and all results that were there",
  "nothing is refused while a reader navigates and searches",
  "its hash works like any other: on load, by link and typed",
  "leads to the top with the focus on the heading, from outside and inside",
  "${id} is opened and scrolled to, on load, by link, by hash and on Back",
  "syncs across browser tabs",
  "the crash page replaces a ${part} that fails as well",
  "the language dropdown opens by keyboard, contains only English, and closes with Escape",
  "beats a slow page chosen earlier",
  "counts when it is Back",
  "a route change goes to the hash target, otherwise to the top; Back restores the position",
  "Forward restores the position as well, even after a slow Back, which leaves the page where it is",
  "keeps the page's scroll position when it opens and closes, ${name}",
  "leaves nothing in the history: after following a link in it, each Back goes to a page",
  "copied text contains what a reader sees, and no more",
  "closed by keyboard, it passes the focus on to the navbar, ${width} px",
  "scroll to top appears while scrolling up past 300 px and goes to the top",
];
