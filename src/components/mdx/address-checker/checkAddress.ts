import { distance } from "fastest-levenshtein";
import { canParse } from "../../../domain/canParse";
import { decoded } from "../../../domain/decoded";
import { decodeHost, skeletonOf } from "./confusables";

/** An address on the owner's list. */
export type OfficialAddress = {
  readonly name: string;
  /** A web address or an e-mail address. */
  readonly value: string;
  /** False until the owner has confirmed it. */
  readonly confirmed: boolean;
};

/** The verdict on an address, and why; `official` is the entry that it matches or resembles. */
export type Verdict =
  | { readonly kind: "empty" | "unreadable" }
  | { readonly kind: "official" | "unconfirmed"; readonly official: OfficialAddress }
  | { readonly kind: "alike"; readonly official: OfficialAddress; readonly reason: string }
  | { readonly kind: "unlisted"; readonly note?: string };

/** The components by which two addresses are compared. */
type Place = {
  readonly isMail: boolean;
  readonly isPlain: boolean;
  /** In Unicode, without `www.`. */
  readonly host: string;
  /** Empty for the scheme's default port. */
  readonly port: string;
  /** Ends with a slash. */
  readonly path: string;
  /** What comes before `@` in an e-mail address, or before the host in a web address. */
  readonly user: string;
};

/** Shorter names resemble too many others to say that one imitates them. */
const SHORTEST_NAME = 5;
/** Names of at least this length may differ in two letters and still be mistaken for each other. */
const LONG_NAME = 8;

/** Compares an address with the owner's list. Works offline: nothing is looked up. */
export function checkAddress(text: string, list: readonly OfficialAddress[]): Verdict {
  const typed = text.trim();
  if (typed === "") return { kind: "empty" };
  const place = readPlace(typed);
  if (!place) return { kind: "unreadable" };
  const known = list.flatMap((official) => {
    const own = readPlace(official.value);
    return own ? [{ official, own }] : [];
  });
  const same = known.find(({ own }) => isSame(place, own));
  if (same && place.isPlain)
    return {
      kind: "alike",
      official: same.official,
      reason: "it begins with http instead of https, so others can read and change the page",
    };
  if (same)
    return { kind: same.official.confirmed ? "official" : "unconfirmed", official: same.official };
  for (const { official, own } of known) {
    const reason = likeness(place, own);
    if (reason !== undefined) return { kind: "alike", official, reason };
  }
  const neighbour = known.find(({ own }) => own.host === place.host);
  return neighbour
    ? { kind: "unlisted", note: `Its host, ${place.host}, is on the list, but not this page.` }
    : { kind: "unlisted" };
}

function readPlace(text: string): Place | undefined {
  const mail = /^(?:mailto:)?([^\s@/:]+)@([^\s@/:]+)$/i.exec(text);
  const address = mail
    ? `https://${mail[2]}`
    : /^[a-z][a-z\d+.-]*:\/\//i.test(text)
      ? text
      : `https://${text}`;
  if (!canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  return {
    isMail: mail !== null,
    isPlain: url.protocol === "http:",
    host: decodeHost(url.hostname.replace(/\.$/, "")).replace(/^www\./, ""),
    port: url.port,
    path: url.pathname.endsWith("/") ? url.pathname : `${url.pathname}/`,
    user: mail?.[1]?.toLowerCase() ?? decoded(url.username),
  };
}

/**
 * Whether an address counts as the official one: pages below an official address do; other pages of its host do not if that
 * address has a path.
 */
function isSame(place: Place, own: Place): boolean {
  if (place.isMail !== own.isMail || place.user !== own.user) return false;
  if (place.host !== own.host || place.port !== own.port) return false;
  return place.path.toLowerCase().startsWith(own.path.toLowerCase());
}

/** Why an address may be mistaken for the official one; undefined when it may not. */
function likeness(place: Place, own: Place): string | undefined {
  const { host, user } = place;
  if (!place.isMail && user !== "" && user.includes("."))
    return `the part before @ does not count: it leads to ${host}`;
  if (host !== own.host) return hostLikeness(host, own);
  return place.port === own.port ? undefined : "it leads to another port of the same host";
}

/** Why another host may be mistaken for the official one. */
function hostLikeness(host: string, own: Place): string | undefined {
  if (skeletonOf(host) === skeletonOf(own.host))
    return /[^\x20-\x7e]/.test(host)
      ? "it has letters of another script that look the same"
      : "it has characters that look like others";
  if (host.startsWith(`${own.host}.`))
    return `the official name comes before another: it leads to ${siteOf(host)}`;
  if (host.replace(/[.-]/g, "") === own.host.replace(/[.-]/g, ""))
    return "dots and hyphens are in other places";
  const [label, ending] = splitSite(own.host);
  const [otherLabel, otherEnding] = splitSite(host);
  if (skeletonOf(label) === skeletonOf(otherLabel) && ending !== otherEnding)
    return `it ends in .${otherEnding} instead of .${ending}`;
  if (label.length >= SHORTEST_NAME && own.path === "/" && otherLabel !== label) {
    if (skeletonOf(otherLabel).includes(skeletonOf(label)))
      return `it has the name ${label} with other words around it`;
  }
  const typos = editsBetween(skeletonOf(host), skeletonOf(own.host));
  return label.length >= SHORTEST_NAME &&
    otherLabel !== label &&
    typos <= (label.length >= LONG_NAME ? 2 : 1)
    ? `${typos === 1 ? "one letter differs" : "two letters differ"}`
    : undefined;
}

/** The number of letters that differ; two swapped letters count as one. */
function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] ? 1 : edits;
}

/** The registered domain of a host: `a.b.example.com` → `example.com`. Two-part endings such as co.uk count as one. */
function siteOf(host: string): string {
  const parts = host.split(".");
  return parts
    .slice(/^(?:co|com|net|org|ac|gov)$/.test(parts.at(-2) ?? "") && parts.length > 2 ? -3 : -2)
    .join(".");
}

/** Splits the registered domain: `app.example.com` → `example` and `com`. */
function splitSite(host: string): readonly [label: string, ending: string] {
  const [label = "", ...ending] = siteOf(host).split(".");
  return [label, ending.join(".")];
}
