import { CALCULATORS } from "../../../src/domain/calculators/all";
import type { Calculator } from "../../../src/domain/calculators/definition";
import { evaluate, initialInputs } from "../../../src/domain/calculators/evaluate";
import { CALCULATOR_KINDS, isCalculatorKind } from "../../../src/domain/calculators/kinds";
import { element, type Json, type TreeElement } from "../../../src/domain/documentTree";
import { drawPlot } from "../../../src/domain/plot/drawPlot";
import { isPlotId, PLOTS, type PlotId } from "../../../src/domain/plot/plots";
import type { PlotSpec } from "../../../src/domain/plot/spec";
import { didYouMean } from "../problems";
import type { SiteData } from "./types";

type Figures = {
  readonly report: (line: number | undefined, message: string, fix: string) => void;
  /** Ids of the calculators of this page so far. */
  readonly ids: Set<string>;
};

const PLOT_PROPERTIES = ["id", "table"];
const CALCULATOR_PROPERTIES = ["kind", "id", "defaults", "compact"];

/** `<Plot id="P01">` → the drawing, its caption and its data. */
export function resolvePlot(node: TreeElement, figures: Figures): TreeElement {
  reportUnknown(node, PLOT_PROPERTIES, figures);
  const { id, table = true } = node.props ?? {};
  if (typeof id !== "string" || !isPlotId(id)) {
    const known = Object.keys(PLOTS);
    figures.report(node.line, `There is no plot "${String(id)}".${didYouMean(String(id), known)}`, `Use one of: ${known.join(", ")}.`);
    return node;
  }
  const spec = specOf(id);
  return element(node.type, { id, title: spec.title, finding: spec.finding }, drawPlot(spec, table !== false), node.line);
}

const specs = new Map<PlotId, PlotSpec>();

/** A plot takes some 10 ms to compute and depends on nothing but its id: once is enough, however often an editor saves. */
function specOf(id: PlotId): PlotSpec {
  const spec = specs.get(id) ?? PLOTS[id]();
  specs.set(id, spec);
  return spec;
}

/** `<Calculator kind="swap">` → the same with its title and the answer to its default inputs. */
export function resolveCalculator(node: TreeElement, figures: Figures, values: SiteData["values"]): TreeElement {
  reportUnknown(node, CALCULATOR_PROPERTIES, figures);
  const { kind, id = kind, defaults = {}, compact } = node.props ?? {};
  if (typeof kind !== "string" || !isCalculatorKind(kind)) {
    figures.report(
      node.line,
      `There is no calculator "${String(kind)}".${didYouMean(String(kind), CALCULATOR_KINDS)}`,
      `Use one of: ${CALCULATOR_KINDS.join(", ")}.`,
    );
    return node;
  }
  if (figures.ids.has(String(id)))
    figures.report(node.line, `The page has two calculators "${String(id)}".`, 'Give one of them a name for the address, such as id="second".');
  figures.ids.add(String(id));
  const calculator = CALCULATORS[kind];
  const own = { ...(kind === "widget" && widgetDefaults(values)), ...readDefaults(node, calculator, defaults, figures) };
  const { errors, result } = evaluate(calculator, initialInputs(calculator, own));
  for (const [name, message] of Object.entries(errors))
    figures.report(node.line, `The default "${name}" of <Calculator kind="${kind}"> is not usable: ${message}`, "Correct the default.");
  return element(
    node.type,
    {
      kind,
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

function reportUnknown(node: TreeElement, known: readonly string[], { report }: Figures): void {
  for (const name of Object.keys(node.props ?? {}))
    if (!known.includes(name)) report(node.line, `<${node.type}> has no property "${name}".${didYouMean(name, known)}`, `Use ${known.join(", ")}.`);
}

function readDefaults(node: TreeElement, calculator: Calculator, defaults: Json, { report }: Figures): Record<string, string> {
  const texts: Record<string, string> = {};
  const known = Object.entries(calculator.fields).flatMap(([name, { kind }]) => (kind === "rows" ? [] : [name]));
  for (const [name, value] of typeof defaults === "object" && defaults !== null ? Object.entries(defaults) : []) {
    if (!known.includes(name)) report(node.line, `The calculator has no input "${name}".${didYouMean(name, known)}`, `Use one of: ${known.join(", ")}.`);
    else if (typeof value === "string" || typeof value === "number") texts[name] = String(value);
    else report(node.line, `The default "${name}" is not a text.`, `Write it as a text: defaults={{ ${name}: "1,000" }}.`);
  }
  return texts;
}

/** The playground builds its snippets with the address of the owner's widget. */
function widgetDefaults(values: SiteData["values"]): Record<string, string> {
  const origin = values["widget.url"]?.value;
  return typeof origin === "string" ? { origin } : {};
}
