const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;
const POINT_THOUSANDS = /^\d{1,3}(\.\d{3})+,\d+$/;
const MANY_POINT_THOUSANDS = /^\d{1,3}(\.\d{3}){2,}$/;
const COMMA_DECIMAL = /^\d+,\d+$/;
const ROUND_POINT = /^[1-9]\d{0,2}\.\d\d0$/;
const PLAIN = /^(\d+(\.\d*)?|\.\d+)$/;

/**
 * A typed number as a plain decimal ("1234.5"), or undefined for anything else. Spaces, underscores, a currency sign in front and
 * a percent sign are dropped. A comma before groups of three digits separates thousands as everywhere on this site, so "1,000" is
 * one thousand; any other single comma is a decimal comma ("0,5", "1.000,25").
 */
export function parseNumber(typed: string): string | undefined {
  const text = bare(typed);
  const sign = text.startsWith("-") ? "-" : "";
  const digits = text.replace(/^[-+]/, "");
  if (PLAIN.test(digits)) return sign + tidy(digits);
  if (THOUSANDS.test(digits) && !digits.startsWith("0"))
    return sign + tidy(digits.replaceAll(",", ""));
  if (POINT_THOUSANDS.test(digits) || MANY_POINT_THOUSANDS.test(digits))
    return sign + tidy(digits.replaceAll(".", "").replace(",", "."));
  if (COMMA_DECIMAL.test(digits)) return sign + tidy(digits.replace(",", "."));
  return undefined;
}

/**
 * Says how a number was read if it may mean something else. A reader who deletes a digit of "10,000" leaves "10,00", and may not
 * mean ten; one who types "1.000" or "2.500" may mean thousands, since decimals seldom end in a zero.
 */
export function doubtfulReading(typed: string): string | undefined {
  const digits = bare(typed).replace(/^[-+]/, "");
  const reading = parseNumber(typed);
  if (ROUND_POINT.test(digits)) return `Read as ${Number(reading)}: the point is a decimal point.`;
  return COMMA_DECIMAL.test(digits) && reading?.includes(".") ? `Read as ${reading}.` : undefined;
}

function bare(typed: string): string {
  return typed
    .replace(/[\s_\u00a0\u202f'’]/g, "")
    .replace(/%$/, "")
    .replace(/[−–]/g, "-")
    .replace(/^([-+]?)\p{Sc}/u, "$1");
}

/** Normalizes digits: "1." → "1", ".5" → "0.5", "007" → "7". */
function tidy(digits: string): string {
  const [whole = "", fraction = ""] = digits.split(".");
  return `${whole.replace(/^0+(?=\d)/, "") || "0"}${fraction && "."}${fraction}`;
}
