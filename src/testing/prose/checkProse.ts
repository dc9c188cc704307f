import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Problem } from "../../../plugins/site-content/problems";
import type { ProseSite } from "./prosePage";
import { RULES, termRules } from "./rules";

const briefSchema = z.record(z.string(), z.object({ words: z.number().positive(), terms: z.array(z.string()), links: z.array(z.string()) }));

/** What the editorial plan wants of a page: words of prose, glossary terms it links, pages it leads to. */
export type PageBrief = z.infer<typeof briefSchema>[string];

/** Briefs by route, for the product's slug. */
export function readBriefs(productSlug: string): ReadonlyMap<string, PageBrief> {
  const file = path.resolve(__dirname, "../fixtures/pageBriefs.json");
  const fill = (text: string) => text.replaceAll("{productSlug}", productSlug);
  const briefs = briefSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(Object.entries(briefs).map(([route, brief]) => [fill(route), { ...brief, links: brief.links.map(fill) }]));
}

/** Every finding about the pages of the site, spelling aside. */
export function checkProse({ pages, site }: ProseSite): readonly Problem[] {
  const briefs = readBriefs(site.config.product.slug);
  const context = { names: [site.config.product.name], glossary: site.glossary };
  return pages.flatMap((page) => [...RULES.flatMap((rule) => rule(page, context)), ...termRules(page, context, briefs.get(page.built.path)?.terms ?? [])]);
}
