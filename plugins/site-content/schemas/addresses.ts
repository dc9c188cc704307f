import { z } from "zod";
import { addressFault } from "../../../src/domain/addresses";
import { canParse } from "../../../src/domain/canParse";
import { text } from "./text";

function honest(address: string): boolean {
  return addressFault(address) === undefined;
}

const urlOf = (protocol: RegExp) =>
  z.url({
    protocol,
    abort: true,
    error: ({ input }) =>
      typeof input === "string" ? "write an address that begins with https://" : undefined,
  });

/** An address of another site. */
export const webAddress = urlOf(/^https?$/).refine(
  honest,
  "write the address without hidden characters and without a part before an @",
);

/** The address of a whole site, with or without a port; the base path of the build and routes are appended to it. */
export const siteAddress = webAddress.refine(
  (address) => /^https?:\/\/[^/\\?#]+\/*$/i.test(address),
  "write https://, a host and nothing after it; a path belongs in PATH_PREFIX",
);

/** A path of this site: `/fees`, `/logo.png`; never one that a browser reads as another host. */
export const ownPath = z
  .string()
  .startsWith("/", { abort: true, error: "begin it with /" })
  .refine(honest, "write a path of this site with single slashes");

/** An address or path that a link may lead to, from any page. */
export const anyAddress = z
  .string()
  .refine(
    (address) => honest(address) && /^(?:\/|[a-z]+:)/i.test(address),
    "write an address that begins with https: or mailto:, or a path of this site",
  );

/** Text and targets of a link. */
export const linkFields = {
  label: text.describe("Text of the link"),
  to: ownPath.optional().describe("Route of this site, such as /first-steps"),
  href: webAddress.optional().describe("Address of another site"),
};

/** Whether a link has one target, and not none or several. */
export function hasOneTarget(link: { to?: unknown; href?: unknown; items?: unknown }): boolean {
  return [link.to, link.href, link.items].filter((each) => each !== undefined).length === 1;
}

export const ONE_TARGET =
  "give it one target: to: with a route of this site, or href: with an address";

/** A link and its text, with exactly one target. */
export const link = z.strictObject(linkFields).refine(hasOneTarget, ONE_TARGET);

/** An address that is used in headers and files of other formats: nothing in it ends a line, a directive or a value. */
export const plain = (address: string) => /^[^\s;,'"<>\\\p{C}]+$/u.test(address);
export const PLAIN = "write the address without spaces, quotes, commas and semicolons";

/** An address that begins with https. */
export const secureUrl = urlOf(/^https$/).refine(plain, PLAIN);

/** Browsers also allow `$` and backquotes in a host, but files for hosts interpret them. */
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*(?::\d+)?$/;

/** The origin of another site, as written in a policy. */
export const origin = secureUrl.refine(
  (address) => ORIGIN.test(address) && canParse(address) && new URL(address).origin === address,
  "use an origin without a path, such as https://stats.example",
);
