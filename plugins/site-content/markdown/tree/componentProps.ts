import { authoredComponent, type ComponentNames } from "../../../../src/domain/componentSpec";
import type { TreeElement, TreeProps } from "../../../../src/domain/documentTree";
import { didYouMean } from "../../../../src/domain/problems";
import {
  exampleOf,
  type PropFault,
  type PropShapes,
  propNames,
  readProps,
  type Shape,
  shapeName,
  shapeOf,
} from "../../../../src/domain/propShapes";
import { quotable, type Report } from "../report";
import { withoutStyle } from "./styleAttribute";

/** Attributes that every tag may have, whether the component uses them or not. */
const GENERIC = /^(?:id|className|data-.+|aria-.+)$/;

/**
 * The properties of a component in the shapes of its descriptor. Unknown ones are omitted with a warning; missing ones and wrong
 * shapes are errors.
 * @returns undefined for a component that cannot be shown, of which only the children may be kept
 */
export function componentProps(
  node: TreeElement,
  components: ComponentNames,
  report: Report,
): TreeProps | undefined {
  const written = withoutStyle(node, report);
  const shapes = authoredComponent(components, node.type)?.props;
  if (!shapes) return written;
  if (Object.values(written).includes(null)) return undefined; // `tree.ts` has reported what it could not read
  const { props, faults } = readProps(written, shapes);
  const unknown = faults.filter(isUnknown).filter((fault) => !isGeneric(fault));
  const errors = faults.filter((fault) => !isUnknown(fault));
  if (errors.length > 0) {
    reportErrors(node, shapes, errors, unknown, report);
    return undefined;
  }
  for (const { place, name, known } of unknown)
    report(
      "lenient",
      node.line,
      `${whatIsAt(place, node)} has no property "${name}".${didYouMean(name, known)}`,
      known.length > 0 ? `Use ${known.join(", ")}, or remove it.` : "Remove it.",
    );
  const generic = Object.entries(written).filter(
    ([name, value]) => GENERIC.test(name) && !shapeOf(shapes, name) && typeof value !== "object",
  );
  return { ...props, ...Object.fromEntries(generic) };
}

type UnknownProp = Extract<PropFault, { readonly kind: "unknown" }>;

function isUnknown(fault: PropFault): fault is UnknownProp {
  return fault.kind === "unknown";
}

function isGeneric({ place, name }: UnknownProp): boolean {
  return place.length === 0 && GENERIC.test(name);
}

/** One error for each property: a list of wrong entries is one mistake. */
function reportErrors(
  node: TreeElement,
  shapes: PropShapes,
  errors: readonly PropFault[],
  unknown: readonly UnknownProp[],
  report: Report,
): void {
  const first = errors.filter(
    (fault, index) => errors.findIndex((each) => outermost(each) === outermost(fault)) === index,
  );
  const others = unknown.filter(({ place }) => place.length === 0);
  for (const fault of first) {
    const name = outermost(fault);
    const isAbsent = fault.kind === "missing" && fault.place.length === 0;
    const aside = isAbsent ? mistaken(others, propNames(shapes)) : "";
    const written = attributeText(name, shapeOf(shapes, name) ?? "text");
    report(
      "error",
      node.line,
      `${faultText(fault, node)}${aside}`,
      isAbsent ? `Add ${written} to the tag.` : `Write ${written}.`,
    );
  }
}

function outermost(fault: PropFault): string {
  const [first] = fault.place;
  return first ?? ("name" in fault ? fault.name : "");
}

function faultText(fault: PropFault, node: TreeElement): string {
  const where = whatIsAt(fault.place, node);
  if (fault.kind !== "wrong") return `${where} has no ${fault.name}.`;
  return `${where} is ${quotable(JSON.stringify(fault.value), 60)}, but must be ${shapeName(fault.shape)}.`;
}

/** `<Bars>`, or `label of entry 2 of rows of <Bars>`. */
function whatIsAt(place: readonly string[], { type }: TreeElement): string {
  const text = [...[...place].reverse(), `<${type}>`].join(" of ");
  return text.replace(/^entry/, "Entry");
}

/** Unknown names that may be meant for the missing one: `It has "of", which is unknown.` */
function mistaken(unknown: readonly UnknownProp[], known: readonly string[]): string {
  const [first] = unknown;
  if (!first) return "";
  return ` It has "${first.name}", which is unknown.${didYouMean(first.name, known)}`;
}

/** A property as authors write it: `title="…"`, `rows={[["…"]]}`. */
function attributeText(name: string, shape: Shape): string {
  const example = exampleOf(shape);
  return example.startsWith('"') ? `${name}=${example}` : `${name}={${example}}`;
}
