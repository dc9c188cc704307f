import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findTemplatesWithoutDefault, hasDefaultExport } from "./templates";

describe("a module has a default export", () => {
  test.each([
    "export default function Page() {}",
    "export default class Page {}",
    "export default () => null;",
    "const Page = 1;\nexport default Page;",
    "export  default\nPage",
    "export { Page as default };",
    "export { a, Page as default, b } from './page';",
    "export { default } from './page';",
    "export {\n  a,\n  default,\n} from './page';",
    'const site = "https://example.com";\nexport default site;',
  ])("%j", (text) => {
    expect(hasDefaultExport(text)).toBe(true);
  });

  test.each([
    "",
    "export function Page() {}",
    "export const query = graphql`{ a }`;",
    "// export default Page;",
    "/* export default Page; */",
    "/**\n * export default Page;\n */\nexport const a = 1;",
    "export { defaults };",
    "export { a };\nconst b = { default: 1 };",
    "exportdefault",
    "module.exports = Page",
  ])("not: %j", (text) => {
    expect(hasDefaultExport(text)).toBe(false);
  });
});

describe("page modules without default export", () => {
  let root = "";
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "templates-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("are found among templates and pages, and nowhere else", () => {
    write("src/templates/Good.tsx", "export default 1");
    write("src/templates/Bad.tsx", "export const a = 1");
    write("src/templates/types.d.ts", "export type A = 1");
    write("src/templates/Bad.test.tsx", "test");
    write("src/templates/styles.css", "");
    write("src/templates/lib/fragments.ts", "export const a = 1");
    write("src/pages/404.ts", "export const a = 1");
    write("src/components/Part.tsx", "export const a = 1");
    expect(findTemplatesWithoutDefault(root)).toStrictEqual([
      "src/templates/Bad.tsx",
      "src/pages/404.ts",
    ]);
  });

  test("are empty where the folders do not exist", () => {
    expect(findTemplatesWithoutDefault(root)).toStrictEqual([]);
  });

  test("are empty in this project", () => {
    expect(findTemplatesWithoutDefault(process.cwd())).toStrictEqual([]);
  });
});
