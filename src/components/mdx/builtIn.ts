/** The components for content that the engine brings, one line each. Your own go into `registry.ts`. */
export { Admonition, AdmonitionTitle } from "./admonition/admonition";
export { AllPages } from "./all-pages/allPages";
export { ApiEndpoint, MoveFn } from "./api-reference/apiReference";
export { Card, CardGrid, RelatedPages } from "./cards/cards";
export { Checklist } from "./checklist/checklist";
export { CodeBlock, CopyButton } from "./code-block/codeBlock";
export { Details } from "./details/details";
export { Bars } from "./drawings/bars";
export { Faq, FaqItem } from "./faq/faq";
export { Formula, WorkedExample } from "./formula/formula";
export { Glossary, GlossaryIndex } from "./glossary/glossary";
export { Hero } from "./hero/hero";
export { Image } from "./image/image";
export { ListFilter } from "./list-filter/listFilter";
export { MockPanel } from "./mock-panel/mockPanel";
export {
  AddressList,
  ExampleValue,
  NetworkTable,
  StatusBadge,
} from "./owner-values/ownerValues";
export { DocCardList } from "./page-lists/pageLists";
export { Step, Steps } from "./steps/steps";
export { ParamTable } from "./tables/tables";
export { TabItem, Tabs } from "./tabs/tabs";
export { Term } from "./term/term";
export { Truncate } from "./truncate/truncate";
