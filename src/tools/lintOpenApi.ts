import { createConfig, getLineColLocation, lintFromString } from "@redocly/openapi-core";
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
 * What Redocly's linter reports about an API description without external references: its recommended rules except those about
 * licences and example addresses, which are for the owner to decide. What a mistake leaves unused, or hides, is reported once the
 * mistake is fixed.
 * @param file its path from the project's root
 * @param reading `schemas` omits rules that compare values with schemas, whose patterns may never end
 */
export async function lintOpenApi(
  file: string,
  text: string,
  reading: "all" | "schemas" = "all",
): Promise<readonly Problem[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "info-license": "off",
      "no-server-example.com": "off",
      "security-defined": "warn", // an API that is open to all need not say so
      "no-invalid-media-type-examples": "off", // checkOpenApi does it, with a time limit
      [UNDEFINED]: "error",
      ...(reading === "schemas" && {
        "no-invalid-parameter-examples": "off",
        "no-invalid-schema-examples": "off",
      }),
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
