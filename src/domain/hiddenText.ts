import { hiddenCharacterIn, INVISIBLE, showAddress } from "./addresses";
import { codeOf } from "./characterCodes";
import type { Fault } from "./problems";

/** Marks that display what follows in another order than it is stored in: readers see one text and copy another. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/u;
/** A run of letters and digits without spaces or punctuation, including hidden characters in it. */
const RUN = new RegExp(`(?:[\\p{L}\\p{N}]|(?!\\s)${INVISIBLE.source})+`, "gu");
/** Letters and digits of other scripts that may look like ASCII: only scripts with upper and lower case have them. */
const FOREIGN = /(?![\p{ASCII}])[\p{Lu}\p{Ll}\p{Nd}]/gu;
const HIDDEN = new RegExp(INVISIBLE, "gu");
/** Addresses of accounts and contracts, and digests: hexadecimal, or as long as in Base58 and Bech32. */
const ADDRESS = /0x?[\da-f]{8}|(?=(?:[a-z]{0,25}\d){3})[\da-z]{25}/i;

/**
 * The fault of text that readers would copy as something other than what they see: marks that turn it around, or an address with
 * an invisible character or a look-alike letter. Undefined for all other text: a soft hyphen in prose does no harm.
 */
export function textFault(text: string): Fault | undefined {
  const turned = TURNED.exec(text)?.[0];
  if (turned !== undefined)
    return {
      message: `The text "${around(text, turned)}" has the hidden character ${codeOf(turned)}, which changes the order in which it is shown.`,
      fix: "Remove the character: readers must copy exactly what they see.",
    };
  if (!/[^\s -~]/.test(text)) return undefined; // most text is plain
  for (const [run] of text.matchAll(RUN)) {
    const [odd] = run.match(HIDDEN) ?? run.match(FOREIGN) ?? [];
    if (odd === undefined || !ADDRESS.test(run.replace(HIDDEN, "").replace(FOREIGN, ""))) continue;
    const isHidden = hiddenCharacterIn(odd) !== undefined;
    return {
      message: `"${showAddress(run)}" looks like an address, but has the ${isHidden ? "hidden character" : `character "${odd}",`} ${codeOf(odd)}.`,
      fix: "Copy the address again from where it can be verified, in plain letters and digits.",
    };
  }
  return undefined;
}

/** The excerpt of a text that a report shows, starting shortly before a character. */
function around(text: string, character: string): string {
  return showAddress(text.slice(Math.max(0, text.indexOf(character) - 20)));
}
