/** Which browser tests run in Firefox. */

/** Files that need what Playwright has for Chromium only, or whose answer is the same in every browser. */
export const NOT_IN_FIREFOX = [
  "**/soak.spec.ts", // listeners and heap, over Chromium's protocol
  "**/anyAddress.spec.ts",
  "**/manyPosts.spec.ts",
  "**/pageKinds.spec.ts", // axe, on every page
  "**/dialogAxe.spec.ts",
  "**/backForwardCache.spec.ts", // starts Chromium with a switch of its own
];

/** Titles of tests of what Playwright cannot set in Firefox: media, no scripting, a finger. */
export const UNABLE: readonly string[] = [
  "has no dead control without JavaScript",
  "is printed without spinner and buttons, and with each input at its name",
  "paper parts no title from what it stands above, and cuts no card",
  "on paper a footnote has no link back",
  "on paper an address in a table breaks instead of leaving the page",
  "without JavaScript a checklist does not promise to keep its ticks",
  "without JavaScript no control stands there dead",
  "without JavaScript the results read",
  "without JavaScript it says what to do, and the field is a plain form",
  "without JavaScript it is the whole list, without drafts and unlisted pages",
  "${route} reads without JavaScript and prints without menus",
  "${feed}.xml reads as a page with links, light and dark, and asks nothing of other sites",
  "has no axe violation with an error shown, in both modes, with reduced motion",
  "with reduced motion it opens at once",
  "opens at once for a reader who asks for less motion",
  "opens at once with reduced motion, and slides without",
  "scroll to top goes there at once with reduced motion, and by steps without",
  "with forced colours the chosen result has an outline, the others have none",
  "printing in the dark mode is black on white, with every tab and without bars and footer",
  "cycles system → light → dark → system and stores the word",
  "follows the operating system live while the choice is system, and theme-color follows",
  "the first tap shows the definition${when}, the second follows the link",
  "${intent} loads the dialog and the head of the index, and opens nothing by itself",
  "opens by a tap on a phone",
  "by its ${by} alone a page refuses everything that an attacker's script tries", // it sees requests that Firefox then refuses
  "nothing is loaded ahead with ${JSON.stringify(connection)}",
  "is the one whose link is pressed, without the framework", // Firefox does not know rules for loading ahead
  "the logo and the accent are the owner's, in each color mode",
  "a stock DocSearch dialog on the pushed records runs nothing and loses no text", // routes see no body of a request
  "a page that is left for the one before does not come to life meanwhile", // Firefox gives up the scripts of a page that is left
  "a page that the reader comes back to before the other one has arrived comes to life",
  "printing shows the content without navigation, with closed details open",
  "leaves nothing in the history after a link that the browser itself follows", // Back to a page that Firefox has kept
  "that are broken do not break the dialog: ${text}", // storage is refused in the empty page that a test begins with
  "a dialog that cannot be loaded says what an unreachable search says, and the next press tries again", // Firefox logs the missing file as an error
];

/** Titles of the tests that `npm test` runs in Firefox and WebKit, too, where they are. */
export const EVERY_TIME: readonly string[] = [
  "a sidebar category opens with its page, stays open, and closes by hand",
  "a symbol needs no higher line than a word",
  "its definition shows on hover, stays under the pointer, and Escape dismisses it without moving anything",
  "a group is stored, and shared with other pages and browser tabs",
  "computes while one types, forgives separators, and announces the answer",
  "opens by every press and key that is for it",
  "after a press on a plain part: Escape, typing and arrows",
  "is cleared by Escape pressed again, wherever the focus is by then",
  "is stalled after 300 ms, not before, and idle again with the answer",
  "an error stays, is announced, and the next key recovers; nothing is left uncaught",
  "coming back from a result finds the place and all results that were there",
  "nothing is refused while a reader navigates and searches",
  "its hash is one like any other: cold, by link and typed",
  "leads to the top with the focus on the heading, from outside and inside",
  "${id} is opened and scrolled to, cold, by link, by hash and on the way back",
  "syncs across browser tabs",
  "the crash page stands for a ${part} that fails, too",
  "the language dropdown opens by keyboard, holds English only, and closes with Escape",
  "over a slow page chosen before it",
  "when it is Back",
  "a route change goes to the hash target, else to the top; back restores the position",
  "forward restores the position, too, also after a slow way back, which leaves the page where it is",
  "leaves the page where it is when it opens and closes, ${name}",
  "leaves nothing in the history: after a link in it, each press of Back is a page",
  "copied text holds what a reader sees, and no more",
  "closed by keyboard it hands the focus on to the navbar, ${width} px",
  "scroll to top appears while scrolling up past 300 px and leads to the top",
];
