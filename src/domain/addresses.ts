import { canParse } from "./canParse";
import { codeOf, escapeOf } from "./characterCodes";
import { decoded } from "./decoded";
import { didYouMean, type Fault } from "./problems";

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
/** Invisible characters, and those that change the direction of text. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
/**
 * Hosts in a text after a scheme, and words that may be hosts. What follows the host in an address is consumed with it: archives
 * have the address of another page there. No part is read twice: crafted text could take hours otherwise.
 */
const HOSTS =
  /https?:\/\/(?:[^/?#\s]*@)?(\[[\da-f:.]+\]|[^/?#\s:,;()"']+)(?:[/?#]\S*)?|(?<![\p{L}\p{N}@/._-])([\p{L}\p{N}-][\p{L}\p{N}@._-]*)/giu;
/** Endings of hosts that words hardly ever have. */
const BARE_HOST =
  /^(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|xyz|finance|app|dev|exchange|network|fi|gg|co|ai|trade|money|markets|capital|example)$/iu;
/** A host written like the name of a product. */
const NAME = /^[A-Z][A-Za-z\d-]*\.[a-z]+$/;
const LOCAL = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

/**
 * What makes an address unacceptable for pages: another scheme than http, https, mailto and tel, a hidden character, a host in
 * disguise. Undefined for routes, anchors, files and honest links.
 */
export function addressFault(href: string): Fault | undefined {
  const shown = showAddress(href);
  const hidden = hiddenCharacterIn(href) ?? hiddenCharacterIn(decoded(href.split(/[?#]/)[0] ?? ""));
  if (hidden !== undefined)
    return {
      message: `The address "${shown}" has the hidden character ${hidden}.`,
      fix: "Type the address again: one that was copied can hide characters.",
    };
  const address = href.trim();
  const scheme = /^[a-z][a-z\d+.-]*:/i.exec(address)?.[0].toLowerCase();
  if (scheme === undefined) return relativeFault(address, shown);
  if (!SCHEMES.has(scheme))
    return {
      message: `The address "${shown}" begins with "${scheme}".${didYouMean(scheme, [...SCHEMES])}`,
      fix: "Link to a page or file of this site, or begin the address with https:, http:, mailto: or tel:.",
    };
  return scheme.startsWith("http") ? webFault(address, shown) : undefined;
}

/**
 * The first invisible character of an address or route, or the first that changes the direction of text, by its code: `U+202E`.
 */
export function hiddenCharacterIn(address: string): string | undefined {
  const found = INVISIBLE.exec(address);
  return found ? codeOf(found[0]) : undefined;
}

function relativeFault(address: string, shown: string): Fault | undefined {
  if (decoded(address.split(/[?#]/)[0] ?? "").includes("\\"))
    return { message: `The address "${shown}" has a backslash.`, fix: "Write / instead." };
  if (!address.startsWith("//")) return undefined;
  return {
    message: `The address "${shown}" begins with two slashes, so it names another site.`,
    fix: "Begin it with one slash for a page of this site, or put https: before it.",
  };
}

/** Whether an address can only be an example, such as `http://host:port`: no browser opens it. */
export function isExampleAddress(href: string): boolean {
  return /^https?:/i.test(href) && !INVISIBLE.test(href) && !canParse(href);
}

function webFault(address: string, shown: string): Fault | undefined {
  const url = canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:\/\/[^/\\]/i.test(address))
    return {
      message: `The address "${shown}" has no host.`,
      fix: "Write it as https://host/path.",
    };
  if (url.username !== "" || url.password !== "")
    return {
      message: `The address "${shown}" leads to ${url.host}, not to what comes before the @.`,
      fix: "Remove the part before the @.",
    };
  return undefined;
}

/** What is wrong with a link to the computer of whoever follows it, unless its text says so. */
export function localFault(href: string, text: string): Fault | undefined {
  if (!/^https?:/i.test(href) || !canParse(href)) return undefined;
  const { hostname } = new URL(href);
  if (!LOCAL.has(hostname) || text.includes(hostname)) return undefined;
  return {
    message: `The link "${showAddress(href)}" leads to the reader's own computer.`,
    fix: "Write the address of the site, or show the address in the text of the link.",
  };
}

/** Text that shows a host other than its link's. */
export type OtherHost = {
  /** The host of the link. */
  readonly host: string;
  /** The first other host that the text shows, fit for a report. */
  readonly shown: string;
  /** True if the text shows not an address, but what may be the name of a product: "Fly.io". */
  readonly isName: boolean;
};

/**
 * The host that a link leads to, when its text shows another one: `app.example.com` on a link to
 * `app.examp1e.com`. Undefined when the text shows no host, or only that of the link, one above it or the reader's own.
 */
export function otherHost(text: string, href: string): OtherHost | undefined {
  if (!/^https?:/i.test(href) || !canParse(href)) return undefined;
  const host = withoutWww(new URL(href).hostname);
  const others = [...text.matchAll(HOSTS)].flatMap(({ 0: all, 1: named, 2: word = "", index }) => {
    const shown = named?.replace(/\.$/, "") ?? hostIn(word);
    if (shown === undefined) return [];
    const name = withoutWww(shown.toLowerCase());
    if (host === name || host.endsWith(`.${name}`) || LOCAL.has(name)) return [];
    const isName = named === undefined && NAME.test(shown) && text[index + all.length] !== "/";
    return [{ shown, isName }];
  });
  const [first] = others;
  if (!first) return undefined;
  return { host, shown: showHost(first.shown), isName: others.every(({ isName }) => isName) };
}

/** The host in a word, without punctuation that may follow it in a sentence. */
function hostIn(word: string): string | undefined {
  const name = word.replace(/(?<![@._-])[@._-]+$/, "");
  return BARE_HOST.test(name) ? name : undefined;
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}

/** An address as a report shows it: shortened, hidden characters by their codes. */
export function showAddress(href: string): string {
  const all = new RegExp(INVISIBLE, "gu");
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href;
  return shown.replace(all, escapeOf);
}

/** A host as a report shows it: also in its ASCII form if letters of other scripts may look like those of the link. */
function showHost(host: string): string {
  const url = `https://${host}`;
  const lookedUp = canParse(url) ? new URL(url).hostname : host.toLowerCase();
  const isSame = lookedUp === host.toLowerCase();
  return isSame ? showAddress(host) : `${showAddress(host)} (${lookedUp})`;
}
