import { z } from "zod";
import type { ComponentSpec } from "../../../domain/componentSpec";
import { element, type TreeNode } from "../../../domain/documentTree";
import { sampleCode } from "../code-block/sampleCode";

/** The values used from `content/site.yml`. */
const siteSchema = z.object({
  security: z.object({ officialLinksKey: z.string().optional() }).optional(),
});

/** How a reader checks that `official-links.json` comes from the owner: the public key, and the commands that use it. */
export const SigningKey: ComponentSpec = {
  props: {},
  resolve: (node, page) => {
    const { data } = siteSchema.safeParse(page.data("site.yml")?.value);
    const key = data?.security?.officialLinksKey;
    const children = key === undefined ? unsigned() : signed(page.siteAddress, key);
    return element(node.type, {}, children, node.line);
  },
  plainText: "children",
  outline: "children",
  feedHtml: "children",
};

function unsigned(): TreeNode[] {
  return [element("p", {}, ["This site has no signing key yet, so its list is not signed."])];
}

/** The commands, for OpenSSL 3, which supports Ed25519. */
function signed(url: string, key: string): TreeNode[] {
  const commands = [
    `curl -O ${url}/official-links.json`,
    `curl ${url}/official-links.json.sig | base64 --decode > links.sig`,
    `printf -- '-----BEGIN PUBLIC KEY-----\\n%s\\n-----END PUBLIC KEY-----\\n' \\`,
    `  '${key}' > links.pem`,
    "openssl pkeyutl -verify -rawin -pubin -inkey links.pem -sigfile links.sig -in official-links.json",
  ];
  return [
    element("p", {}, [
      "The list is signed with this Ed25519 key. Compare it with the one the team shows elsewhere, such as on the profile of its code:",
    ]),
    sampleCode(key, "text", "Public key"),
    element("p", {}, ["The last of these commands prints that the signature is verified:"]),
    sampleCode(commands.join("\n"), "bash"),
  ];
}
