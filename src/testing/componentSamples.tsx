import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { readSources } from "../../plugins/site-content/model/files/source";
import { DocumentTree } from "../components/DocumentTree";
import type { TreeNode } from "../domain/documentTree";
import { ALL_COMPONENTS } from "./allComponents";
import { atLine, load, source } from "./builders";

const SRC = path.resolve(__dirname, "..");

/** The test site, whose gallery shows the components of the engine. */
const SITE = path.join(SRC, "testing/sites/full");

/** Pages with components as authors write them: that gallery, and every `*.sample.mdx` in the folder of a component. */
export const sampleFiles: readonly string[] = [
  "testing/sites/full/content/pages/gallery.mdx",
  ...readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sample.mdx"))
    .sort(),
];

/** A small API: a reference, a body, an answer, errors and headers. */
export const HARBOUR_API = `
openapi: 3.1.0
info: { title: Berths, version: "1" }
servers: [{ url: "https://api.example.com" }]
security: [{ key: [] }]
paths:
  /berths/{id}:
    post:
      operationId: bookBerth
      summary: Books a berth.
      parameters:
        - { name: id, in: path, required: true, description: Which berth., schema: { type: string }, example: b7 }
        - { name: nights, in: query, description: How long., schema: { type: integer, minimum: 1, maximum: 9, default: 1 }, example: 3 }
      requestBody:
        content:
          application/json:
            schema: { type: object, required: [boat], properties: { boat: { type: string, description: Her name. } } }
            example: { boat: "Ada's" }
      responses:
        "200":
          description: Booked.
          headers: { X-Left: { description: Berths left., schema: { type: integer } } }
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Booking" }
              example: { paid: true, nights: [{ day: 1, price: null }] }
        "409":
          description: Taken.
          content:
            application/json:
              schema: {}
              examples: { TAKEN: { summary: Somebody was faster., description: Take another., value: {} } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Harbour } }
  schemas:
    Booking:
      type: object
      properties:
        paid: { type: boolean, description: Whether it is paid. }
        nights:
          type: array
          description: One entry a night.
          items: { type: object, properties: { day: { type: integer }, price: { type: [number, "null"], description: In shells. } } }
`;

/** The samples as the build resolves them, each on a docs page of the test site. @throws Error when one has problems */
export async function sampleTrees(): Promise<ReadonlyMap<string, readonly TreeNode[]>> {
  const pages = sampleFiles.map((file, index) => {
    const text = readFileSync(path.join(SRC, file), "utf8").replace(/^---\n.*?\n---\n/s, "");
    return source(`content/docs/sample-${index}.mdx`, `---\ntitle: Sample\n---\n\n${text}`);
  });
  const data = [...readSources(SITE, "content"), source("content/openapi.yaml", HARBOUR_API)];
  const { docs, problems } = await load([...data, ...pages], { ...ALL_COMPONENTS, root: SITE });
  const own = problems.filter(({ file }) => pages.some((page) => page.path === file));
  if (own.length > 0)
    throw new Error(own.map((problem) => `${problem.file}:${atLine(problem)}`).join("\n"));
  const trees = new Map(docs.map((doc) => [doc.path, doc.tree]));
  return new Map(
    sampleFiles.map((file, index) => [file, trees.get(`/sample-${index}`) ?? []] as const),
  );
}

/** The HTML of a tree, as a page has it before JavaScript runs. */
export function renderTree(nodes: readonly TreeNode[]): string {
  return renderToStaticMarkup(<DocumentTree nodes={nodes} />);
}
