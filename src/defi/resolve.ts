import type { PageContext } from "../domain/componentSpec";
import { element, type Json, type TreeElement } from "../domain/documentTree";
import { isObject } from "../domain/json";
import { didYouMean } from "../domain/problems";
import { CALCULATORS, subjectOf } from "./calculators/calculators";
import type { Calculator } from "./calculators/definition";
import { evaluate, initialInputs } from "./calculators/evaluate";
import { drawPlot } from "./plots/drawPlot";
import { PLOTS } from "./plots/plots";
import { readoutOf } from "./plots/readout";

/** Turns `<Plot id="P01">` into the drawing, its caption and its data. */
export function resolvePlot(node: TreeElement, page: PageContext): TreeElement {
  const { id, table = true } = node.props ?? {};
  if (!isKeyOf(PLOTS, id)) {
    reportUnknown("There is no plot", String(id), Object.keys(PLOTS), node, page);
    return node;
  }
  const spec = PLOTS[id]();
  const readout = readoutOf(spec);
  return element(
    node.type,
    { id, title: spec.title, finding: spec.finding, ...(readout && { readout }) },
    drawPlot(spec, table !== false),
    node.line,
  );
}

/** Turns `<Calculator kind="swap">` into the same with its title and the answer for its default inputs. */
export function resolveCalculator(node: TreeElement, page: PageContext): TreeElement {
  const { kind, id = kind, defaults = {}, compact } = node.props ?? {};
  if (!isKeyOf(CALCULATORS, kind)) {
    const known = Object.keys(CALCULATORS).sort();
    reportUnknown("There is no calculator", String(kind), known, node, page);
    return node;
  }
  if (!page.claimName(String(id)))
    page.report(
      node.line,
      `The page has two calculators "${String(id)}".`,
      'Give one of them a name for the address, such as id="second".',
    );
  const calculator: Calculator = CALCULATORS[kind];
  const own = {
    ...ownerDefaults(kind, page),
    ...readDefaults(node, calculator, defaults, page),
  };
  const { errors, result } = evaluate(calculator, initialInputs(calculator, own));
  for (const [name, message] of Object.entries(errors))
    page.report(
      node.line,
      `The default "${name}" of <Calculator kind="${kind}"> is not usable: ${message}`,
      "Correct the default.",
    );
  return element(
    node.type,
    {
      kind,
      subject: subjectOf(kind) ?? "",
      ...(id !== kind && { id }),
      ...(Object.keys(own).length > 0 && { defaults: own }),
      ...(compact !== undefined && { compact }),
      title: calculator.title,
      answer: result?.sentence ?? "",
    },
    [],
    node.line,
  );
}

function reportUnknown(
  what: string,
  name: string,
  known: readonly string[],
  { line }: TreeElement,
  page: PageContext,
): void {
  const message = `${what} "${name}".${didYouMean(name, known)}`;
  page.report(line, message, `Use one of: ${known.join(", ")}.`);
}

function isKeyOf<Names extends object>(names: Names, name: unknown): name is keyof Names {
  return typeof name === "string" && Object.hasOwn(names, name);
}

function readDefaults(
  node: TreeElement,
  calculator: Calculator,
  defaults: Json,
  page: PageContext,
): Record<string, string> {
  const texts: Record<string, string> = {};
  const known = Object.entries(calculator.fields).flatMap(([name, field]) =>
    "cells" in field ? [] : [name],
  );
  if (!isObject(defaults)) {
    page.report(
      node.line,
      `The defaults of the calculator are ${JSON.stringify(defaults)}, where names and their texts belong.`,
      `Write them so: defaults={{ ${known[0] ?? "name"}: "…" }}.`,
    );
    return texts;
  }
  for (const [name, value] of Object.entries(defaults)) {
    if (!known.includes(name))
      reportUnknown("The calculator has no input", name, known, node, page);
    else if (typeof value === "string" || typeof value === "number") texts[name] = String(value);
    else
      page.report(
        node.line,
        `The default "${name}" is not a text.`,
        `Write it as a text: defaults={{ ${name}: "1,000" }}.`,
      );
  }
  return texts;
}

/** Inputs of a calculator that only the owner knows: for each kind, the input and the owner value. */
const OWNER_INPUTS: Readonly<Record<string, readonly [input: string, key: string]>> = {
  quote: ["base", "api.baseUrl"],
  widget: ["origin", "widget.url"],
};

function ownerDefaults(kind: string, { values }: PageContext): Record<string, string> {
  const [input, key] = OWNER_INPUTS[kind] ?? [];
  const value = key === undefined ? undefined : values[key]?.value;
  return input !== undefined && typeof value === "string" ? { [input]: value } : {};
}
