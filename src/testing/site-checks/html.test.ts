import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { builtPages } from "../builtSite";

const pages = builtPages();

test("the HTML of every page is valid", async () => {
  const validator = new HtmlValidate(
    new FileSystemConfigLoader({ extends: ["html-validate:standard"], rules: RULES }),
  );
  const faults: string[] = [];
  for (const { route, html } of pages) {
    const report = await validator.validateString(html);
    for (const message of (report.results[0]?.messages ?? []).filter(isFault))
      faults.push(
        `${route}:${message.line}:${message.column} ${message.ruleId} ${message.message}`,
      );
  }
  expect(faults.slice(0, 40)).toEqual([]);
});

/** Whether a message counts. README files center with `align`, and pages keep it, like other attributes of old tables. */
function isFault({ ruleId, message }: { ruleId: string; message: string }): boolean {
  return ruleId !== "no-deprecated-attr" || !/^Attribute "(?:align|valign|width)"/i.test(message);
}

/** Rules that are switched off, each with the reason. */
const RULES = {
  "long-title": "off", // titles include the site's name
  "no-inline-style": "error",
  "no-trailing-whitespace": "off", // code blocks keep it
  "attribute-boolean-style": "off", // React writes attr=""
  "attribute-empty-style": "off",
  "void-style": "off", // React closes void tags
  "doctype-style": "off",
  "require-sri": "off", // own origin only
  "script-type": "off",
  "tel-non-breaking": "off",
  "svg-focusable": "off",
  "no-raw-characters": "off", // inline JSON and scripts
  "prefer-native-element": "off", // role="group" names scroll boxes; the menu button is a link so that it works without JavaScript
  "no-redundant-role": "off",
  "unique-landmark": "off", // axe checks this with the rendered page
  "no-implicit-button-type": "error",
  "no-redundant-for": "off",
} as const;
