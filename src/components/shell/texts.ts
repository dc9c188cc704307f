/** Interface strings of the shell. */
export const SHELL_TEXTS = {
  skip: "Skip to main content",
  openMenu: "Toggle navigation bar",
  closeMenu: "Close navigation bar",
  backToMain: "← Back to main menu",
  toDocs: "Docs menu →",
  sections: "Sections",
  main: "Main",
  menu: "Menu",
  languages: "Languages",
  closeAnnouncement: "Close",
  crashTitle: "Page Error",
  crashed: "This page crashed.",
  tryAgain: "Try again",
  notFoundTitle: "Page Not Found",
  notFoundLead: "We could not find what you were looking for.",
  notFoundHint:
    "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
} as const;
