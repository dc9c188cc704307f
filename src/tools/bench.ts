/**
 * `npm run bench -- search`: the search engine against MiniSearch and Pagefind, on this site, or with `--pages 1000` on generated
 * pages. `npm run bench -- --pages 1000`: builds a copy of the site with that many generated docs pages beside it, cold and warm;
 * with `--shape wide|deep|flat` a site of that many plain pages instead, and with `--beside <folder>` then a Docusaurus project
 * with the same pages. `npm run bench -- visits --path /overview --to /fees`: what a visit to a page of the built site costs on a
 * slow phone, and a tap on a link in it; with `--beside <folder>` (repeatable) the same for other built sites. Only reports;
 * never fails because of timings.
 */
import { parseArgs } from "node:util";
import { benchBuilds } from "./bench/builds";
import { SHAPES } from "./bench/generatedSite";
import { benchSearch } from "./bench/searchBench";
import { benchVisits } from "./bench/visits";
import { runTool } from "./runTool";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: "string" },
      shape: { type: "string" },
      beside: { type: "string", multiple: true },
      path: { type: "string", default: "/" },
      to: { type: "string" },
    },
  });
  const pages = values.pages === undefined ? undefined : Number(values.pages);
  const shape = SHAPES.find((known) => known === values.shape);
  if (pages !== undefined && (!Number.isInteger(pages) || pages < 0))
    throw new Error(
      `"${values.pages}" is not a number of pages. Use npm run bench -- --pages 1000.`,
    );
  if (values.shape !== undefined && !shape)
    throw new Error(`"${values.shape}" is not a shape. Use --shape ${SHAPES.join(", ")}.`);
  if (positionals[0] === "search") return benchSearch(pages ?? 0);
  if (positionals[0] === "visits")
    return benchVisits(["public", ...(values.beside ?? [])], values.path, values.to);
  return benchBuilds(pages, shape, values.beside?.[0]);
}

void runTool(main);
