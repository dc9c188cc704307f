/** `npm run check:content`: reads the whole content folder and prints every problem in one report, without a build. */
import { parseBody } from "../../plugins/site-content/markdown/body";
import { loadContent } from "../../plugins/site-content/model/content";
import { readSources } from "../../plugins/site-content/model/source";
import { formatReport } from "../../plugins/site-content/problems";

async function main(): Promise<void> {
  const root = process.cwd();
  const content = await loadContent({
    root,
    files: readSources(root, "content"),
    parseBody,
    development: true,
    now: new Date().toISOString(),
    publish: (file) => `/assets/${file}`,
  });
  const total = content.docs.length + content.posts.length + content.pages.length;
  if (content.problems.length > 0) console.log(formatReport(content.problems));
  console.log(`${total} pages read`);
  process.exitCode = content.problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

void main();
