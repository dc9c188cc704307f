/** Singular and plural of an English word, `0.30` for `0.3`: readers rarely care about the difference. */
export function numberForms(word: string): string[] {
  if (word.length < 2) return [];
  if (/\d$/.test(word)) return decimalForms(word);
  const forms = /[^su]s$/.test(word)
    ? [word.slice(0, -1), word.replace(/ies$/, "y"), word.replace(/es$/, "")]
    : [`${word}s`, `${word}es`, word.replace(/y$/, "ies")];
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2);
}

/** A decimal number with fewer or more zeros at its end: `2.5` and `2.50`. */
function decimalForms(word: string): string[] {
  const [, whole, digits = ""] = /^(\d+)\.((?:\d*[1-9])?)0*$/.exec(word) ?? [];
  if (whole === undefined) return [];
  return [digits, `${digits}0`, `${digits}00`]
    .map((decimals) => `${whole}.${decimals}`)
    .filter((form) => form !== word && /\.\d{1,2}$|\.\d+[1-9]$/.test(form));
}

/** Forms of irregular verbs that readers use interchangeably. */
const IRREGULAR = [
  "begin began begun",
  "buy bought",
  "break broke broken",
  "bring brought",
  "build built",
  "choose chose chosen choice",
  "differ different difference",
  "fall fell fallen",
  "find found",
  "forget forgot forgotten",
  "freeze froze frozen",
  "give gave given",
  "grow grew grown growth",
  "hide hid hidden",
  "hold held",
  "keep kept",
  "leave left",
  "lend lent",
  "lose lost loss",
  "pay paid",
  "prove proved proven proof",
  "repay repaid",
  "redeem redemption",
  "rise rose risen",
  "run ran",
  "send sent",
  "sell sold",
  "show shown",
  "spend spent",
  "steal stole stolen",
  "stick stuck",
  "take took taken",
  "withdraw withdrew withdrawn",
  "win won",
  "write wrote written",
].map((forms) => forms.split(" "));

const SHORTEST = 4;
const SHORTEST_STEM = 3;

/**
 * Inflections of an English word other than its number: `connecting` for `connect`, `graduation` for `graduates`. Most are not
 * real words; those missing from the index do no harm.
 */
export function inflections(word: string): string[] {
  const irregular = irregularForms(word);
  if (word.length < SHORTEST || /\d/.test(word)) return irregular;
  const stems = [...new Set([word, ...stemsOf(word)])].filter(
    (stem) => stem.length >= SHORTEST_STEM,
  );
  const known = new Set([word, ...numberForms(word)]);
  return [
    ...new Set([...stems.flatMap((stem) => [stem, ...endingsOf(stem)]), ...irregular]),
  ].filter((form) => !known.has(form));
}

const PREFIXED =
  /^(?:anti|auto|cross|de|dis|inter|mis|multi|non|over|pre|re|self|sub|under|un)(.{4,})$/;

/** A word without its English prefix: `list` of `delist`, `sale` of `presale`; undefined for one without a prefix. */
export function withoutPrefix(word: string): string | undefined {
  return PREFIXED.exec(word)?.[1];
}

/** Other forms of an irregular verb: `lost` and `losing` for `lose`. */
function irregularForms(word: string): string[] {
  const stems = [word, ...stemsOf(word)];
  return IRREGULAR.filter((forms) => forms.some((form) => stems.includes(form))).flatMap((forms) =>
    forms.filter((form) => form !== word),
  );
}

/** Possible stems of a word. */
function stemsOf(word: string): string[] {
  const singular = /[^su]s$/.test(word) ? [word.slice(0, -1)] : [];
  const whole = singular[0] ?? word;
  const stems = [/^(.{3,}?)(?:ing|ed|er|ly|ion|al|ment)$/, /^(.{3,})ation$/]
    .flatMap((ending) => ending.exec(whole)?.[1] ?? [])
    .flatMap((stem) => [
      ...(DOUBLES.test(stem) && /(?:ing|ed)$/.test(whole) ? [] : [stem]),
      `${stem}e`,
      ...(DOUBLED.test(stem) ? [stem.slice(0, -1)] : []),
    ]);
  const verb = /^(.{2,})(?:fication|fied|fies)$/.exec(whole)?.[1];
  const [, act] = /^(.{3,}(?:er|ir))y$/.exec(word) ?? [];
  const quality = /^(.{3,})[ei]ty$/.exec(whole)?.[1];
  return [
    ...singular,
    ...stems,
    ...(verb === undefined ? [] : [`${verb}fy`]),
    ...(quality === undefined ? [] : [`${quality}e`]),
    ...(act === undefined ? [] : [act, `${act}e`]),
  ];
}

const DOUBLED = /([b-df-hj-np-tv-z])\1$/;
/** A stem that doubles its last letter before -ing and -ed: `hoping` is not a form of `hop`. */
const DOUBLES = /^[^aeiouy]*[aeiou][bdfgklmnprtvz]$/;

function endingsOf(stem: string): string[] {
  const last = stem.at(-1) ?? "";
  const cut = stem.slice(0, -1);
  const verbal = DOUBLES.test(stem) ? [] : ["ing", "ed"];
  const plain = ["s", ...verbal, "ly", "ment"].map((ending) => `${stem}${ending}`);
  if (last === "e")
    return [
      ...plain,
      `${stem}d`,
      `${cut}ing`,
      `${stem}ty`,
      `${cut}ity`,
      ...(stem.endsWith("te") ? [`${cut}ion`] : []),
      ...(/[sv]e$/.test(stem) ? [`${cut}al`] : []),
      ...(/[rsvz]e$/.test(stem) ? [`${cut}ation`] : []),
      ...(/.{2}ire$/.test(stem) ? [`${cut}y`] : []),
    ];
  const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(stem) ? `${stem}${last}` : undefined;
  return [
    ...plain,
    ...(doubled === undefined ? [] : [`${doubled}ing`, `${doubled}ed`]),
    ...(doubled !== undefined && last === "l" ? [`${doubled}ation`] : []),
    ...(/[lmnrt]$/.test(stem) ? [`${stem}ation`] : []),
    ...(last === "t" ? [`${stem}ion`] : []),
    ...(last === "w" ? [`${stem}al`] : []),
    ...(/.{3}er$/.test(stem) ? [`${stem}y`] : []),
    ...(stem.endsWith("fy") ? [`${cut}ied`, `${cut}ies`, `${cut}ication`] : []),
  ];
}
