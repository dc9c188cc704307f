/**
 * Every component a page may use, with the properties it cannot do without.
 * The build checks pages against it; `src/components/mdx/mdxComponents.ts` maps the same names to code.
 */
export const MDX_COMPONENTS = {
  AddressList: ["group"],
  Admonition: ["type"],
  AllPages: [],
  ApiEndpoint: ["method", "path", "summary"],
  Bars: ["alt", "rows"],
  Calculator: ["kind"],
  Card: ["to", "title"],
  CardGrid: [],
  Changelog: ["rows"],
  Checklist: ["id", "items"],
  CompareTable: ["caption", "columns", "rows"],
  Details: ["summary"],
  ExampleValue: ["k"],
  Faq: [],
  FaqItem: ["q"],
  Figure: ["alt"],
  Formula: ["read"],
  Glossary: [],
  GlossaryIndex: [],
  ListFilter: ["label", "noun"],
  MockPanel: ["title", "alt", "rows"],
  MoveFn: ["name", "kind", "signature"],
  NetworkTable: [],
  OfficialLinks: ["group"],
  OwnerNote: [],
  ParamTable: ["caption", "rows"],
  Plot: ["id"],
  ReadingPath: ["summary", "pages"],
  RelatedPages: ["routes"],
  ResponseField: ["name", "type"],
  RiskCallout: ["title"],
  StatusBadge: [],
  Step: ["title"],
  Steps: [],
  TabItem: ["value", "label"],
  Tabs: [],
  Term: ["id"],
  WorkedExample: ["title", "result"],
} as const satisfies Record<string, readonly string[]>;

/** Components the build itself puts into a tree; authors write Markdown instead. */
export const TREE_COMPONENTS = ["CodeBlock", "Diagram", "Image", "Math", "Table", "Truncate"] as const;

export type MdxComponentName = keyof typeof MDX_COMPONENTS | (typeof TREE_COMPONENTS)[number];

export function isMdxComponent(name: string): name is keyof typeof MDX_COMPONENTS {
  return Object.hasOwn(MDX_COMPONENTS, name);
}
