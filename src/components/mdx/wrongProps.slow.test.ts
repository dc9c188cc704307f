import type { ComponentSpec } from "../../domain/componentSpec";
import {
  exampleOf,
  type PropShapes,
  propNames,
  type Shape,
  shapeOf,
} from "../../domain/propShapes";
import { treeToHtml } from "../../domain/treeHtml";
import { outlinePage } from "../../search/records/outlinePage";
import { ALL_COMPONENTS } from "../../testing/allComponents";
import { load, source } from "../../testing/builders";
import { renderTree, SAMPLE_SITE } from "../../testing/componentSamples";
import { mdxComponents } from "./mdxComponents";

/**
 * Whatever authors write into a property is either shown or reported by the check: nothing that passes the check may break the
 * build. The values come from the shapes: wrong ones at each position of each property.
 */
const WRONG = [
  "5",
  "-0.5",
  "true",
  '""',
  '"north"',
  "null",
  "[]",
  "[1]",
  "[null]",
  "[{}]",
  "{}",
  "{ a: 1 }",
  '["x"]',
  "[[1]]",
  '[["x", {}]]',
  "[{ label: {}, name: 1, value: [], rows: 1, routes: 1, type: null }]",
];

/** Values that must exist in other files, by component and property. */
const KNOWN: Readonly<Record<string, string>> = {
  "Card.icon": '"star"',
  "Card.to": '"/b"',
  "Figure.src": '"/tide.png"',
  "Hero.actions": '[{ label: "B", to: "/b" }]',
  "Hero.image": '"/tide.png"',
  "AllPages.readers": '[{ id: "sailor", label: "Sailors", routes: ["/a"] }]',
  "ReadingPath.pages": '[["/b", "ropes."]]',
  "RelatedPages.routes": '["/b"]',
  "ExampleValue.k": '"url.forum"',
  "StatusBadge.k": "undefined",
  "StatusBadge.value": '"planned"',
  "AddressList.group": '"contract"',
  "AddressList.network": '"testnet"',
  "OfficialLinks.group": '"url"',
  "OfficialLinks.network": "undefined",
  "NetworkTable.network": '"testnet"',
  "Glossary.group": '"trading"',
  "Term.id": '"slippage"',
  "Plot.id": '"P01"',
  "Swatches.items": '[{ name: "Sea", hex: "#155e9f" }]',
  "Calculator.kind": '"swap"',
  "Calculator.defaults": "{}",
};

/** Values for a shape: wrong ones, and right ones with something wrong inside. */
function valuesFor(shape: Shape): string[] {
  if (typeof shape === "string") return WRONG;
  if (Array.isArray(shape))
    return [
      ...WRONG,
      ...shape.flatMap((inner: Shape, index) =>
        valuesFor(inner).map((value) => `[${shape.map(exampleOf).with(index, value).join(", ")}]`),
      ),
    ];
  const shapes = shape as PropShapes;
  const right = propNames(shapes).map(
    (name) => `${name}: ${exampleOf(shapeOf(shapes, name) ?? [])}`,
  );
  return [
    ...WRONG,
    ...right.map((_, index) => `{ ${right.toSpliced(index, 1).join(", ")} }`),
    ...propNames(shapes).flatMap((name) =>
      valuesFor(shapeOf(shapes, name) ?? []).map(
        (value) => `{ ${right.join(", ")}, ${name}: ${value} }`,
      ),
    ),
  ];
}

/** Tags of a component: the right one first, then one for each value of each property. */
function tagsOf(type: string, { props, holds }: ComponentSpec): string[] {
  const right = Object.fromEntries(
    propNames(props).map((name) => [
      name,
      KNOWN[`${type}.${name}`] ?? exampleOf(shapeOf(props, name) ?? "text"),
    ]),
  );
  const tag = (values: Readonly<Record<string, string>>) => {
    const attributes = Object.entries(values).map(([name, value]) => ` ${name}={${value}}`);
    const opened = `<${type}${attributes.join("")}`;
    return holds ? `${opened} />` : `${opened}>\n\nText\n\n</${type}>`;
  };
  return [
    tag(right),
    ...propNames(props).flatMap((name) =>
      valuesFor(shapeOf(props, name) ?? "text").map((value) => tag({ ...right, [name]: value })),
    ),
  ];
}

const authored = Object.entries<ComponentSpec>(mdxComponents).filter(([, spec]) => !spec.internal);

test.each(authored)("<%s> shows whatever passes the check", async (type, spec) => {
  const tags = tagsOf(type, spec);
  const pages = tags.map((tag, index) =>
    source(`content/docs/tags/t${index}.mdx`, `---\ntitle: T\n---\n\n${tag}\n`),
  );
  const { docs, problems } = await load([...SAMPLE_SITE, ...pages], ALL_COMPONENTS);
  const faulty = new Set(
    problems.flatMap(({ severity, file }) => (severity === "error" ? [file] : [])),
  );
  const passed = docs.filter(({ file }) => file.includes("/tags/") && !faulty.has(file));
  expect(passed.map(({ file }) => file)).toContain(pages[0]?.path); // the right one
  const failures = passed.flatMap(({ file, tree }) => {
    try {
      renderTree(tree);
      outlinePage({ title: "", tree }, mdxComponents);
      treeToHtml(tree, { base: "", pageUrl: "", pictures: new Map() }, mdxComponents);
      return [];
    } catch (error) {
      return `${pages.find((page) => page.path === file)?.text}: ${error}`;
    }
  });
  expect(failures).toStrictEqual([]);
});
