/**
 * `npm run sign:links`: signs `public/official-links.json` with the Ed25519 key in OFFICIAL_LINKS_KEY, so that readers can tell
 * our list from a copy; `npm run sign:links -- new` makes a key pair. The owner does this on their own machine and commits the
 * signature: no server ever has the key.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readValidSite } from "../../plugins/site-content/readSite";
import { SIGNATURE_FILE } from "../../plugins/site-output/linkSignature";
import { runTool } from "./runTool";

const LIST = "public/official-links.json";

function main(): void {
  if (process.argv[2] === "new") {
    printNewKeys();
    return;
  }
  const secret = process.env.OFFICIAL_LINKS_KEY?.trim() ?? "";
  const expected = readValidSite(process.cwd()).security.officialLinksKey;
  if (secret === "" || expected === undefined)
    throw new Failure(
      `${secret === "" ? "OFFICIAL_LINKS_KEY is not set" : "content/site.yml has no security.officialLinksKey"}, so official-links.json was not signed.`,
      "Run npm run sign:links -- new, keep the private key off every server and put the public one into content/site.yml.",
    );
  if (!existsSync(LIST)) throw new Failure(`There is no ${LIST}.`, "Run npm run build first.");
  const key = createPrivateKey({
    key: Buffer.from(secret, "base64"),
    format: "der",
    type: "pkcs8",
  });
  const publicKey = createPublicKey(key);
  if (publicKey.export({ format: "der", type: "spki" }).toString("base64") !== expected)
    throw new Failure(
      "OFFICIAL_LINKS_KEY does not belong to security.officialLinksKey of content/site.yml.",
      "Use the two keys of one pair.",
    );
  const list = readFileSync(LIST);
  const signature = sign(null, list, key);
  if (!verify(null, list, publicKey, signature))
    throw new Failure("The signature is not valid.", "Report it.");
  writeFileSync(SIGNATURE_FILE, `${signature.toString("base64")}\n`);
  console.log(`${SIGNATURE_FILE} was written; commit it.`);
}

function printNewKeys(): void {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  console.log(`Private key, for the variable OFFICIAL_LINKS_KEY; keep it off every server:
  ${privateKey.export({ format: "der", type: "pkcs8" }).toString("base64")}
Public key, for security.officialLinksKey of content/site.yml:
  ${publicKey.export({ format: "der", type: "spki" }).toString("base64")}`);
}

/** What is wrong, and how to fix it. */
class Failure extends Error {
  constructor(message: string, fix: string) {
    super(`${message}\n→ ${fix}`);
  }
}

void runTool(main);
