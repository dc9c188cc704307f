import { z } from "zod";
import { interactiveComponent } from "../components/mdx/define";
import { cell, flag, oneOf, text } from "../domain/componentProps";
import type { InteractiveSpec, PageContext } from "../domain/componentSpec";
import { element, stringProp } from "../domain/documentTree";
import { didYouMean } from "../domain/problems";
import { CALCULATORS, type CalculatorKind, subjectOf } from "./calculators/calculators";
import type { Calculator as Definition } from "./calculators/definition";
import { evaluate, initialInputs } from "./calculators/evaluate";
import { drawPlot } from "./plots/drawPlot";
import { PLOTS } from "./plots/plots";
import { readoutOf } from "./plots/readout";

/** The components for the example's maths: the only file that the rest of the site imports from this folder. */

const plotProps = z.object({ id: oneOf(...namesOf(PLOTS)), table: flag.default(true) });

/** `<Plot id="P01">` becomes the drawing, its caption and its data. */
export const Plot: InteractiveSpec = {
  props: plotProps.shape,
  resolve: ({ type, props, line }) => {
    const { id, table } = plotProps.parse(props);
    const spec = PLOTS[id]();
    const readout = readoutOf(spec);
    const { title, finding } = spec;
    return element(
      type,
      { id, title, finding, ...(readout && { readout }) },
      drawPlot(spec, table),
      line,
    );
  },
  fallback: (node) => {
    const parts = [stringProp(node, "title"), stringProp(node, "finding")];
    return [element("p", {}, [parts.filter(Boolean).join(". ")])];
  },
};

/** Inputs of a calculator that only the owner knows: for each kind, the input and the owner value. */
const OWNER_INPUTS: Readonly<Record<string, readonly [input: string, key: string]>> = {
  quote: ["base", "api.baseUrl"],
  widget: ["origin", "widget.url"],
};

/** `<Calculator kind="swap">` with its title and the answer for its default inputs. */
export const Calculator = interactiveComponent({
  props: {
    kind: oneOf(...namesOf(CALCULATORS)),
    id: text.optional(),
    defaults: z.record(z.string(), cell).default({}),
    compact: flag.optional(),
  },
  allowedChildren: [],
  resolve: ({ kind, id = kind, defaults }, { page, line }) => {
    const report = (message: string, fix: string) => page.report(line, message, fix);
    if (!page.claimName(id))
      report(
        `The page has two calculators "${id}".`,
        'Give one of them a name for the address, such as id="second".',
      );
    const calculator: Definition = CALCULATORS[kind];
    const known = Object.keys(calculator.fields).filter(
      (name) => !("cells" in (calculator.fields[name] ?? {})),
    );
    for (const name of Object.keys(defaults))
      if (!known.includes(name))
        report(
          `The calculator has no input "${name}".${didYouMean(name, known)}`,
          `Use one of: ${known.join(", ")}.`,
        );
    const own = { ...ownerDefaults(kind, page), ...defaults };
    const { errors, result } = evaluate(calculator, initialInputs(calculator, own));
    for (const [name, message] of Object.entries(errors))
      report(
        `The default "${name}" of <Calculator kind="${kind}"> is not usable: ${message}`,
        "Correct the default.",
      );
    return {
      subject: subjectOf(kind),
      defaults: Object.keys(own).length > 0 ? own : undefined,
      title: calculator.title,
      answer: result?.sentence ?? "",
    };
  },
  fallback: ({ title, answer }) => <p>{[title, answer].filter(Boolean).join(": ")}</p>,
});

function ownerDefaults(kind: CalculatorKind, { values }: PageContext): Record<string, string> {
  const [input = "", key = ""] = OWNER_INPUTS[kind] ?? [];
  const value = values[key]?.value;
  return typeof value === "string" ? { [input]: value } : {};
}

/** The names of a record, one or more. */
function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>) {
  return Object.keys(record).sort() as [Name, ...Name[]];
}
