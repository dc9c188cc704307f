/** Words the editorial rules keep out of the pages: what is written, why not, what to write. */
export const BANNED: readonly { readonly words: RegExp; readonly fix: string }[] = [
  { words: /\brisk-free\b/i, fix: "Name the risk that is left." },
  { words: /\bguaranteed\b/i, fix: "Say what enforces it and when it fails." },
  { words: /\bbest\b(?! practices?\b| single\b| path|-effort\b)/i, fix: "Say what is measured: pays most, costs least, is nearest." },
  { words: /\bseamless(ly)?\b/i, fix: "Say what the reader does not have to do." },
  { words: /\b(simply|just|easy|easily|effortless(ly)?|obviously)\b/i, fix: "Leave the word out." },
  { words: /\bleverag(e|es|ed|ing)\b/i, fix: 'Write "use", or name the borrowed amount.' },
  { words: /\b(unlock|unlocks|unlocking) (the|your|new|potential|value|power|more)\b/i, fix: 'Write "makes possible"; unlock is for tokens.' },
  { words: /\bdapps?\b/i, fix: 'Write "app".' },
  { words: /\b(degens?|ape(d|s)? in|aping|wagmi|dyor|to the moon)\b/i, fix: "Write it in plain English." },
  { words: /\bfiat on-?ramp\b/i, fix: "Say where the reader buys the token, and with what money." },
  {
    words: /\b(approve (the|your|a) (token|swap|transaction|spending)|token approval transaction)\b/i,
    fix: 'Write "sign in your wallet": Move swaps need no approval step.',
  },
  { words: /\b(white|black)list(s|ed|ing)?\b/i, fix: 'Write "allowlist" or "blocklist".' },
  { words: /\bmaster\/slave\b|\bslaves?\b/i, fix: 'Write "primary" and "replica".' },
  { words: /\bsanity check(s|ed|ing)?\b/i, fix: 'Write "quick check".' },
  { words: /\bclick here\b/i, fix: "Name the destination of the link." },
  { words: /\p{Extended_Pictographic}/u, fix: "Leave emoji out of prose." },
  { words: /(?<![\w$])\$\d/, fix: 'Write "USD 10" or "10 USDX"; the sign opens a formula.' },
];

/** Link texts that say nothing about where the link leads. */
export const VAGUE_LINKS: ReadonlySet<string> = new Set([
  "here",
  "click here",
  "this",
  "this page",
  "this link",
  "link",
  "page",
  "more",
  "read more",
  "learn more",
  "see more",
  "details",
  "docs",
  "documentation",
  "website",
  "article",
  "guide",
  "above",
  "below",
  "it",
]);

/** American forms, for the dictionary of British English accepts a few of them. */
export const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/\b(color)(s|ed|ing|ful)?\b/i, "colour"],
  [/\bbehavior(s|al)?\b/i, "behaviour"],
  [/\b(favorite|favor)(s|d|ed)?\b/i, "favourite"],
  [/\bcenter(s|ed)?\b/i, "centre"],
  [/\bgray\b/i, "grey"],
  [/\b(labeled|labeling|canceled|canceling|modeling|traveled|signaled)\b/i, "the doubled l: labelled, cancelled"],
  [/\bcatalog(s|ed)?\b/i, "catalogue"],
  [
    /\b(organi|reali|recogni|summari|minimi|maximi|optimi|normali|initiali|decentrali|centrali|speciali|emphasi|synchroni|customi|prioriti|utili)z(e|es|ed|ing|ation|ations)\b/i,
    "the -is- form",
  ],
  [/\banalyz(e|es|ed|ing)\b/i, "analyse"],
  [/\bdefense(s)?\b/i, "defence"],
  [/\b(?:a|the|this|that|your|no|every|its) license\b/i, "licence (the noun)"],
  [/\breferral program\b|\bbounty program\b|\bprograms of\b/i, "programme"],
];
