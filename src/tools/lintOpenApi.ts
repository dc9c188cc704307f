import { createConfig, getLineColLocation, lintFromString } from "@redocly/openapi-core";
import type { SourceFile } from "../../plugins/site-content/model/files/source";
import { OPENAPI } from "../domain/constants";
import { didYouMean, type Problem, problem } from "../domain/problems";

/** Keywords of OpenAPI 3.0 that 3.1 does not have, and their replacements. */
const REPLACED: Readonly<Record<string, string>> = {
  "Property `nullable` is not expected here.": 'Remove it, and write type: [string, "null"].',
};
/** Redocly's suggestions do not consider other capitalisations. */
const METHODS = ["get", "put", "post", "delete", "patch", "head", "options"];
const UNUSED = "no-unused-components";
const UNDEFINED = "no-required-schema-properties-undefined";

/**
 * What Redocly's linter reports about the description of the API: its recommended rules except those about licences and example
 * addresses, which are for the owner to decide. What a mistake leaves unused, or hides, is reported once the mistake is fixed.
 */
export async function lintOpenApi(files: readonly SourceFile[]): Promise<readonly Problem[]> {
  const file = `content/${OPENAPI}`;
  const text = files.find(({ path }) => path === file)?.text;
  if (text === undefined) return [];
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "info-license": "off",
      "no-server-example.com": "off",
      "security-defined": "warn", // an API that is open to all need not say so
      "no-invalid-media-type-examples": "error",
      [UNDEFINED]: "error",
    },
  });
  const found = await lintFromString({ source: text, absoluteRef: file, config });
  const errors = found.filter(({ severity }) => severity === "error");
  const hidden = [
    ...(errors.length > 0 ? [UNUSED] : []),
    ...(errors.some(({ ruleId }) => ruleId === "struct") ? [UNDEFINED] : []),
  ];
  const named = found.filter(({ ruleId }) => !hidden.includes(ruleId));
  return named.map(({ severity, ruleId, message, suggest, location: [place] }) => {
    const line = place ? getLineColLocation(place).start.line : undefined;
    const rule = severity === "error" ? "openapi" : "openapi-hint";
    const what = message.replace(/\s+/g, " ");
    const [, word = suggest[0] ?? ""] = /^Property `(.*)` is not/.exec(what) ?? []; // otherwise it would not be reported anywhere
    const guess = didYouMean(word, [
      ...suggest,
      ...METHODS.filter((each) => each === word.toLowerCase()),
    ]);
    const fix = REPLACED[what] ?? `Correct it; see Redocly's ${ruleId}.`;
    return problem(rule, file, line, what.replace(/(?<![.?!])$/, ".") + guess, fix);
  });
}
