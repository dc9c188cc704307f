/** `npm run new:doc -- section/name "Title"` and `npm run new:post -- slug "Title"`: write a valid file to start from. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { runTool } from "./runTool";

const [kind, target, title] = process.argv.slice(2);
const today = new Date().toISOString().slice(0, 10);

function main(): void {
  if ((kind !== "doc" && kind !== "post") || !target || !title)
    throw new Error(
      'Usage: npm run new:doc -- support/withdrawals "Withdraw your tokens"\n       npm run new:post -- new-pools "New pools"',
    );
  const name = target.replace(/\.mdx?$/, "");
  const page = kind === "doc" ? `content/docs/${name}` : `content/blog/${today}-${name}`;
  const file = `${page}.mdx`;
  const existing = [file, `${page}.md`].find((place) => existsSync(place));
  if (existing !== undefined) throw new Error(`${existing} already exists; nothing was written.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, kind === "doc" ? docText(title) : postText(title));
  console.log(`${file} written. Run npm run dev and open it.`);
}

function docText(name: string): string {
  return `---
title: ${JSON.stringify(name)}
description: "Say in one sentence what the reader learns here."
sidebar_position: 99
last_reviewed: ${today}
draft: true
---

Say what this is, for whom, and what the reader can do afterwards.

## First section

Text.

## Related pages

- [Start page](/)
`;
}

function postText(name: string): string {
  return `---
title: ${JSON.stringify(name)}
description: "Say in one sentence what the post tells."
authors: [${firstId("authors")}]
tags: [${firstId("tags")}]
draft: true
---

The opening paragraph, shown in lists.

{/* truncate */}

The rest.
`;
}

/** The first id in a data file of the blog, so that the new post uses one that exists. */
function firstId(name: "authors" | "tags"): string {
  const file = `content/blog/${name}.yml`;
  const ids: unknown = existsSync(file) ? parse(readFileSync(file, "utf8")) : undefined;
  return ids !== null && typeof ids === "object" ? (Object.keys(ids)[0] ?? "") : "";
}

void runTool(main);
