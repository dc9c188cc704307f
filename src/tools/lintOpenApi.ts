import { createConfig, getLineColLocation, lintFromString } from "@redocly/openapi-core";
import { type Problem, problem, warning } from "../domain/problems";

/**
 * What Redocly's linter says of a description of an API whose references lead nowhere outside the file: its recommended
 * rules without those about a licence and example addresses, which are for the owner to decide.
 * @param file its path from the project's root
 */
export async function lintOpenApi(file: string, text: string): Promise<readonly Problem[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      "info-license": "off",
      "no-server-example.com": "off",
      "security-defined": "warn", // an API that is open to all need not say so
      "no-invalid-media-type-examples": "off", // checkOpenApi does it, within a time
    },
  });
  const found = await lintFromString({ source: text, absoluteRef: file, config });
  return found.map(({ severity, ruleId, message, location: [place] }) => {
    const line = place ? getLineColLocation(place).start.line : undefined;
    const report = severity === "error" ? problem : warning;
    return report(file, line, message.replace(/\s+/g, " "), `Correct it; see Redocly's ${ruleId}.`);
  });
}
