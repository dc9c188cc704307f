import { z } from "zod";
import { flag, text } from "../domain/componentProps";
import type { InteractiveSpec } from "../domain/componentSpec";
import { element, stringProp, type TreeElement } from "../domain/documentTree";
import { resolveCalculator, resolvePlot } from "./resolve";

/** The components for the example's maths: the only file that the rest of the site imports from this folder. */

export const Plot: InteractiveSpec = {
  props: { id: text, table: flag.optional() },
  resolve: resolvePlot,
  fallback: (node) => sentence(node, ". ", "finding"),
};

export const Calculator: InteractiveSpec = {
  props: {
    kind: text,
    id: text.optional(),
    defaults: z.json().optional(),
    compact: flag.optional(),
  },
  holds: [],
  resolve: resolveCalculator,
  fallback: (node) => sentence(node, ": ", "answer"),
};

/** What search and feeds have of it: its title, and what follows from it. */
function sentence(node: TreeElement, between: string, name: string): readonly TreeElement[] {
  const parts = [stringProp(node, "title"), stringProp(node, name)];
  return [element("p", {}, [parts.filter(Boolean).join(between)])];
}
