import { createPublicKey, verify } from "node:crypto";

/** A file beside the list with its Ed25519 signature in base64. The owner makes it with `npm run sign:links` and commits it. */
export const SIGNATURE_FILE = "static/official-links.json.sig";

/**
 * What is wrong with the signature of `official-links.json`, as one sentence; undefined when it is valid or the site has no key.
 * @param key public key of site.yml: DER (SPKI) in base64
 */
export function signatureProblem(
  list: string,
  signature: string | undefined,
  key: string | null,
): string | undefined {
  if (key === null) return undefined;
  if (signature === undefined) return `${SIGNATURE_FILE} is missing.`;
  const publicKey = createPublicKey({
    key: Buffer.from(key, "base64"),
    format: "der",
    type: "spki",
  });
  return verify(null, Buffer.from(list), publicKey, Buffer.from(signature, "base64"))
    ? undefined
    : `${SIGNATURE_FILE} is not the signature of these official links.`;
}
