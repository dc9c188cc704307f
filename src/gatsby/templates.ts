import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["src/templates", "src/pages"];

/** Page modules without a default export, as paths from the project's root. */
export function findTemplatesWithoutDefault(root: string): string[] {
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
      .filter((name) => !hasDefaultExport(readFileSync(path.join(root, folder, name), "utf8")))
      .map((name) => `${folder}/${name}`),
  );
}

/** True when a module's source has a default export, in any of JavaScript's forms. */
export function hasDefaultExport(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  return /\bexport\s+default\b|\bexport\s*\{[^}]*\bdefault\b[^}]*\}/.test(code);
}
