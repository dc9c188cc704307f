import { generateKeyPairSync, sign } from "node:crypto";
import { signatureProblem } from "./linkSignature";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const KEY = publicKey.export({ format: "der", type: "spki" }).toString("base64");
const LIST = '{ "app": "https://app.example.com" }\n';
const SIGNATURE = sign(null, Buffer.from(LIST), privateKey).toString("base64");

test.each<[string, Parameters<typeof signatureProblem>, string | undefined]>([
  ["a site without a key signs nothing", [LIST, undefined, null], undefined],
  ["the signature of the list is right", [LIST, `${SIGNATURE}\n`, KEY], undefined],
  ["a missing one is said", [LIST, undefined, KEY], "is missing"],
  ["that of another list is refused", [`${LIST} `, SIGNATURE, KEY], "is not the signature"],
  ["so is one that is no signature", [LIST, "AAAA", KEY], "is not the signature"],
])("%s", (_, args, said) => {
  if (said === undefined) expect(signatureProblem(...args)).toBeUndefined();
  else expect(signatureProblem(...args)).toContain(said);
});
