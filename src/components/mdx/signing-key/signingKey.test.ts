import { element } from "../../../domain/documentTree";
import { treeText } from "../../../domain/treeText";
import { resolveElement } from "../../../testing/resolveElement";
import * as builtIn from "../builtIn";

const NODE = element("SigningKey", {}, []);

function shown(site: Record<string, Record<string, string>>, siteAddress?: string): string {
  const { children } = resolveElement(NODE, {
    ...(siteAddress && { siteAddress }),
    data: (file) => (file === "site.yml" ? { value: site, report: () => {} } : undefined),
  });
  return `${treeText(children, builtIn)}\n${JSON.stringify(children)}`;
}

test("a site with a key shows it, along with the commands that check its list", () => {
  const text = shown(
    { security: { officialLinksKey: "MCowKEY=" } },
    "https://example.com/handbook", // below a base path
  );
  expect(text).toContain("MCowKEY=");
  expect(text).toContain("curl -O https://example.com/handbook/official-links.json");
  expect(text).toContain("openssl pkeyutl -verify");
});

test("a site without a key says so and shows no command", () => {
  const text = shown({});
  expect(text).toContain("no signing key yet");
  expect(text).not.toContain("openssl");
});
