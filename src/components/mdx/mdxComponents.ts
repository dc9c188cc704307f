import type { ComponentType } from "react";
import type { MdxComponentName } from "../../domain/mdxComponents";
import { Admonition, OwnerNote, RiskCallout } from "./Admonition";
import { AllPages, ReadingPath } from "./AllPages";
import { ApiEndpoint, MoveFn, ResponseField } from "./ApiReference";
import { Calculator } from "./Calculator";
import { Card, CardGrid, RelatedPages } from "./Cards";
import { Checklist } from "./Checklist";
import { CodeBlock } from "./CodeBlock";
import { Bars, Diagram } from "./Drawings";
import { Faq, FaqItem } from "./Faq";
import { Formula, MathBlock, WorkedExample } from "./Formula";
import { Glossary, GlossaryIndex } from "./Glossary";
import { Figure, Image } from "./Image";
import { ListFilter } from "./ListFilter";
import { MockPanel } from "./MockPanel";
import { AddressList, ExampleValue, NetworkTable, OfficialLinks, StatusBadge } from "./OwnerValues";
import { Plot } from "./Plot";
import { Step, Steps } from "./Steps";
import { Changelog, CompareTable, Details, ParamTable, Table } from "./Tables";
import { TabItem, Tabs } from "./Tabs";
import { Term } from "./Term";

// biome-ignore lint/suspicious/noExplicitAny: props come from JSON the build has checked; each component states its own
type MdxComponent = ComponentType<any>;

const components: Readonly<Record<MdxComponentName, MdxComponent>> = {
  AddressList,
  Admonition,
  AllPages,
  ApiEndpoint,
  Bars,
  Calculator,
  Card,
  CardGrid,
  Changelog,
  Checklist,
  CodeBlock,
  CompareTable,
  Details,
  Diagram,
  ExampleValue,
  Faq,
  FaqItem,
  Figure,
  Formula,
  Glossary,
  GlossaryIndex,
  Image,
  ListFilter,
  Math: MathBlock,
  MockPanel,
  MoveFn,
  NetworkTable,
  OfficialLinks,
  OwnerNote,
  ParamTable,
  Plot,
  ReadingPath,
  RelatedPages,
  ResponseField,
  RiskCallout,
  StatusBadge,
  Step,
  Steps,
  TabItem,
  Table,
  Tabs,
  Term,
  Truncate: () => null,
  WorkedExample,
};

/** Capitalised types of a document tree → components. */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = components;
