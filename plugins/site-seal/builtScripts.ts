import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashSource, type LateScripts } from "./sealPage";

/** A script or style sheet, or a file that belongs to one, with a digest in its name. */
const HASHED = /(?:-|^styles\.)([0-9a-f]{20})\.(?:js|css)(\.map|\.LICENSE\.txt)?$/;
/** A `<style>` that a script makes: the logo of DocSearch's dialog has one. */
const MADE_STYLE = /createElement\("style",\w+,("(?:[^"\\]|\\.)*")\)/g;

/** Names of top-level files of the build that contain a digest. */
export function hashedFiles(publicDir: string): readonly string[] {
  return readdirSync(publicDir).filter((file) => HASHED.test(file));
}

/**
 * The hashed files that belong to this build: the framework's scripts, which include webpack's runtime, and those whose names the
 * runtime contains or makes from its list of hashes.
 */
export function ownFiles(
  publicDir: string,
  { scripts }: LateScripts,
  basePath: string,
): ReadonlySet<string> {
  const names = scripts.map(([address]) => address.slice(basePath.length + 1));
  const lists = names
    .filter((name) => name.startsWith("webpack-runtime-"))
    .map((name) => readFileSync(path.join(publicDir, name), "utf8"))
    .concat(names)
    .join("\n");
  return new Set(
    hashedFiles(publicDir).filter((file) => lists.includes(HASHED.exec(file)?.[1] ?? "")),
  );
}

/** Sources for the policy of the styles that scripts of the build make while they run. */
export function madeStyles(publicDir: string, files: Iterable<string>): readonly string[] {
  const texts = [...files]
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...readFileSync(path.join(publicDir, file), "utf8").matchAll(MADE_STYLE)])
    .map(([, literal = '""']): string => JSON.parse(literal));
  return [...new Set(texts.map((text) => hashSource(text)))];
}
