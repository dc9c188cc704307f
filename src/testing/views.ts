import { readdirSync } from "node:fs";
import path from "node:path";
import type { ComponentType } from "react";

// biome-ignore lint/suspicious/noExplicitAny: the same as in the module that this replaces
type Views = Readonly<Record<string, ComponentType<any>>>;

const SRC = path.resolve(__dirname, "..");

/** View files below `src`, by their paths from there. */
export const viewFiles: readonly string[] = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".view.tsx"))
  .sort();

/** Replaces `src/components/mdx/views.ts` in jest: the same files, read by Node instead of webpack. */
export const views: Views = Object.assign(
  {},
  ...viewFiles.map((file) => require(path.join(SRC, file))),
);
