/** Singular and plural of an English word: readers rarely care about the difference. */
export function numberForms(word: string): string[] {
  if (word.length < 2 || /\d$/.test(word)) return [];
  const forms = /[^su]s$/.test(word)
    ? [word.slice(0, -1), word.replace(/ies$/, "y"), word.replace(/es$/, "")]
    : [`${word}s`, `${word}es`, word.replace(/y$/, "ies")];
  return [...new Set(forms)].filter((form) => form !== word && form.length > 2);
}

const SHORTEST = 4;
const SHORTEST_STEM = 3;

/**
 * Inflections of an English word besides its number: `connecting` for `connect`, `graduation` for `graduates`. Most
 * are not real words; those missing from the index do no harm.
 */
export function inflections(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [];
  const stems = [...new Set([word, ...stemsOf(word)])].filter(
    (stem) => stem.length >= SHORTEST_STEM,
  );
  const known = new Set([word, ...numberForms(word)]);
  return [...new Set(stems.flatMap((stem) => [stem, ...endingsOf(stem)]))].filter(
    (form) => !known.has(form),
  );
}

/** Possible stems of a word. */
function stemsOf(word: string): string[] {
  const singular = /[^su]s$/.test(word) ? [word.slice(0, -1)] : [];
  const [, stem] = /^(.{3,}?)(?:ing|ed|ly|ion)$/.exec(singular[0] ?? word) ?? [];
  if (stem === undefined) return singular;
  const undoubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [...singular, stem, `${stem}e`, ...undoubled];
}

function endingsOf(stem: string): string[] {
  const plain = [`${stem}s`, `${stem}ing`, `${stem}ed`, `${stem}ly`];
  if (stem.endsWith("e"))
    return [
      ...plain,
      `${stem}d`,
      `${stem.slice(0, -1)}ing`,
      ...(stem.endsWith("te") ? [`${stem.slice(0, -1)}ion`] : []),
    ];
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(stem)
    ? [`${stem}${stem.at(-1)}ing`, `${stem}${stem.at(-1)}ed`]
    : [];
  return [...plain, ...doubled, ...(stem.endsWith("t") ? [`${stem}ion`] : [])];
}
