import { TRUSTED_TYPES } from "../domain/securityPolicy";

/**
 * Turns the address of a script into the value that the browser requires. @throws TypeError when the site may not load that
 * script
 */
export type ScriptAddress = (address: string) => string;

/**
 * Creates the policies by which browsers with Trusted Types accept addresses of scripts: this site's own, and the given ones.
 * @param allowed exact addresses of scripts outside the site. If there are any, addresses that code sets as plain strings are
 * checked in the same way, since Gatsby's `<Script>` and third-party scripts set them; otherwise they are refused.
 */
export function createScriptAddress(allowed: readonly string[]): ScriptAddress {
  const createScriptURL: ScriptAddress = (address) => {
    const { origin, pathname, href } = new URL(address, location.href);
    if ((origin === location.origin && pathname.endsWith(".js")) || allowed.includes(href))
      return address;
    throw new TypeError(`This site may not load the script ${href}`);
  };
  const { trustedTypes } = window;
  if (allowed.length > 0) trustedTypes?.createPolicy("default", { createScriptURL });
  const policy = trustedTypes?.createPolicy(TRUSTED_TYPES.early, { createScriptURL });
  // The DOM types only accept strings here.
  return (address) => (policy ?? { createScriptURL }).createScriptURL(address) as string;
}
