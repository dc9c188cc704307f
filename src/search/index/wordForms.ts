/** Singular and plural of an English word: readers rarely care about the difference. */
export function numberForms(word: string): string[] {
  if (word.length < 2 || /\d$/.test(word)) return [];
  const forms = /[^su]s$/.test(word)
    ? [word.slice(0, -1), word.replace(/ies$/, "y"), word.replace(/es$/, "")]
    : [`${word}s`, `${word}es`, word.replace(/y$/, "ies")];
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2);
}

/** Forms of irregular verbs that readers use beside each other. */
const IRREGULAR = [
  "buy bought",
  "break broke broken",
  "choose chose chosen",
  "fall fell fallen",
  "freeze froze frozen",
  "give gave given",
  "hold held",
  "leave left",
  "lose lost",
  "pay paid",
  "repay repaid",
  "send sent",
  "sell sold",
  "spend spent",
  "steal stole stolen",
  "stick stuck",
  "take took taken",
  "withdraw withdrew withdrawn",
  "write wrote written",
].map((forms) => forms.split(" "));

const SHORTEST = 4;
const SHORTEST_STEM = 3;

/**
 * Inflections of an English word besides its number: `connecting` for `connect`, `graduation` for `graduates`. Most
 * are not real words; those missing from the index do no harm.
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
  const [, stem] = /^(.{3,}?)(?:ing|ed|ly|ion|al|ment)$/.exec(singular[0] ?? word) ?? [];
  if (stem === undefined) return singular;
  const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [...singular, stem, `${stem}e`, ...undoubled];
}

function endingsOf(stem: string): string[] {
  const plain = [`${stem}s`, `${stem}ing`, `${stem}ed`, `${stem}ly`, `${stem}ment`];
  if (stem.endsWith("e"))
    return [
      ...plain,
      `${stem}d`,
      `${stem.slice(0, -1)}ing`,
      ...(stem.endsWith("te") ? [`${stem.slice(0, -1)}ion`] : []),
      ...(stem.endsWith("ve") ? [`${stem.slice(0, -1)}al`] : []),
    ];
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(stem)
    ? [`${stem}${stem.at(-1)}ing`, `${stem}${stem.at(-1)}ed`]
    : [];
  return [
    ...plain,
    ...doubled,
    ...(stem.endsWith("t") ? [`${stem}ion`] : []),
    ...(stem.endsWith("w") ? [`${stem}al`] : []),
  ];
}
