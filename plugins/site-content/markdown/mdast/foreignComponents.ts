import { keyOfEachName } from "../../yaml/keyOfEachName";

/** Components of Mintlify, Starlight, Nextra, Fumadocs, Fern and VitePress, each with its equivalent here. */
const ELSEWHERE: ReadonlyMap<string, string> = keyOfEachName({
  '<Admonition type="note">': "Note",
  '<Admonition type="…"> of note, tip, info, warning or danger': "Aside Callout Alert",
  '<Admonition type="tip">': "Tip Check",
  '<Admonition type="info">': "Info",
  '<Admonition type="warning">': "Warning",
  '<Admonition type="danger">': "Danger",
  "<CardGrid>": "CardGroup Cards Columns",
  '<Card to="…" title="…">': "Cards.Card LinkCard Tile",
  '<Details summary="…">': "Accordion Expandable",
  "only its content":
    "AccordionGroup Accordions ClientOnly client-only BrowserOnly Fragment Column Tiles",
  ":::code-group": "CodeGroup CodeBlocks code-group RequestExample ResponseExample",
  'title="…" behind the language of the code': "code-block",
  'import Part from "./_part.mdx" and <Part />': "Snippet Markdown",
  '<Tabs> around all of them, and <TabItem value="a" label="A">': "View",
  '<TabItem value="a" label="A">': "Tab Tabs.Tab Tabs.Item",
  '<ResponseField name="…" type="…">': "ParamField",
  "<Figure>": "Frame",
  "![What it shows](file.png)": "Image Picture",
  "[Text](/page)": "LinkButton Button",
  "a link to the video": "YouTube Youtube Vimeo",
  "code between lines of ```": "Code Prompt",
  "the command between lines of ```sh npm2yarn": "PackageManagers",
  "a list": "FileTree Tree Files",
  "an item of a list": "Tree.Folder Tree.File FileTree.Folder FileTree.File Folder File",
  "a heading with the label, and its content below it,": "Update",
  "its text, followed by the tip in brackets,": "Tooltip",
  "its text in bold": "Badge",
  "an emoji": "Icon",
});

/** The fix for a tag of another tool; undefined for other tags. */
export function inPlaceOf(name: string): string | undefined {
  const other = ELSEWHERE.get(name);
  return other === undefined ? undefined : `Write ${other} instead.`;
}
