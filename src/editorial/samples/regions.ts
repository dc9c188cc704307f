import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import { type Problem, problem } from "../../domain/problems";
import type { CodeSample } from "./codeSamples";

/** Folder of the projects that samples are cut from. */
export const EXAMPLES_FOLDER = "content/examples";

/** The code of a region, or what is wrong with its name. */
export type Region = { readonly code: string } | { readonly message: string };

/**
 * Reads a region of an example project: `first-swap/quote.ts#check` is the code between the lines `// #region check` and `//
 * #endregion check` of that file; without `#`, the region is the whole file.
 */
export function readRegion(root: string, name: string): Region {
  const [file = "", region] = name.split("#");
  const folder = path.join(root, EXAMPLES_FOLDER);
  const full = path.join(folder, file);
  if (!full.startsWith(`${folder}${path.sep}`) || !isOwnFile(full, folder))
    return { message: `${EXAMPLES_FOLDER}/${file} does not exist` };
  const lines = readFileSync(full, "utf8").trimEnd().split("\n");
  if (region === undefined) return { code: lines.join("\n") };
  const start = lines.indexOf(`// #region ${region}`);
  const end = lines.indexOf(`// #endregion ${region}`);
  if (start < 0 || end < start)
    return { message: `${EXAMPLES_FOLDER}/${file} has no region "${region}"` };
  return { code: lines.slice(start + 1, end).join("\n") };
}

/** Whether a path is that of a file in the folder that is not reached through a link out of it. */
function isOwnFile(full: string, folder: string): boolean {
  return (
    existsSync(full) &&
    statSync(full).isFile() &&
    realpathSync(full) === path.join(realpathSync(folder), path.relative(folder, full))
  );
}

/** Reports samples that refer to a region (`region="first-swap/quote.ts#check"` after the language) and differ from it. */
export function checkRegions(root: string, samples: readonly CodeSample[]): readonly Problem[] {
  return samples.flatMap(({ file, line, region, code }) => {
    if (region === undefined) return [];
    const read = readRegion(root, region);
    if ("message" in read)
      return [
        problem(
          file,
          line,
          `The sample's region is missing: ${read.message}.`,
          "Correct the name after region=.",
        ),
      ];
    if (read.code === code) return [];
    return [
      problem(
        file,
        line,
        `The sample differs from its region ${region}.`,
        "Change the example project, then run `npm run samples` to cut the pages' samples from it.",
      ),
    ];
  });
}

/** A sample that refers to a region; inside a list it is indented. */
const FENCE = /^([ \t]*)(```+)(\w+ [^\n]*\bregion="([^"]+)"[^\n]*)\n(?:[\s\S]*?\n)??\1\2$/gm;

/** A page's text in which every sample that refers to a region is cut from it again. Samples of unknown regions stay. */
export function cutRegions(text: string, read: (region: string) => Region): string {
  return text.replace(
    FENCE,
    (whole, indent: string, fence: string, info: string, region: string) => {
      const found = read(region);
      if (!("code" in found)) return whole;
      const code = found.code.replace(/^(?=.)/gm, indent);
      return `${indent}${fence}${info}\n${code}\n${indent}${fence}`;
    },
  );
}
