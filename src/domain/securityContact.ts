import { type Problem, problem } from "./problems";

/** The check begins to fail this many days before the contacts expire. */
const DAYS_AHEAD = 30;
/** Contacts that claim to be valid for longer than this are not trusted (RFC 9116). */
const DAYS_AT_MOST = 366;
const DAY_MS = 86_400_000;

/**
 * What is wrong with the expiry date of the contacts in `security.txt`; nothing without one.
 * @param expires ISO 8601
 * @param now ISO 8601
 * @param line of `expires` in the file
 */
export function contactProblems(
  { expires }: { readonly expires?: string | undefined },
  now: string,
  file: string,
  line: number,
): readonly Problem[] {
  if (expires === undefined) return [];
  const days = Math.floor((Date.parse(expires) - Date.parse(now)) / DAY_MS);
  if (days >= DAYS_AHEAD && days <= DAYS_AT_MOST) return [];
  return [
    problem(
      "incomplete-site",
      file,
      line,
      `security.expires is ${expires}: security.txt ${days < 0 ? "has expired" : `expires in ${days} days`}.`,
      "Check that security.contact is still right, and name a day about eleven months ahead.",
    ),
  ];
}
