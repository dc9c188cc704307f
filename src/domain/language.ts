/** Languages, and scripts of other languages, that are written from right to left (Unicode CLDR, `characterOrder`). */
const RIGHT_TO_LEFT =
  /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|ps|sd|syr|ug|ur|yi)(?:-(?!latn|cyrl|deva)|$)|-(?:arab|hebr|nkoo|syrc|thaa)\b/i;

/**
 * Attributes of an element whose text is in a language other than the site's.
 * @param lang a language code as in `pt-BR`; without one, the text is in the language of the site
 */
export function languageAttributes(lang: string | null | undefined): {
  readonly lang?: string;
  readonly dir?: "ltr" | "rtl";
} {
  return lang ? { lang, dir: RIGHT_TO_LEFT.test(lang) ? "rtl" : "ltr" } : {};
}
