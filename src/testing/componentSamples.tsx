import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { DocumentTree } from "../components/DocumentTree";
import type { TreeNode } from "../domain/documentTree";
import { ALL_COMPONENTS } from "./allComponents";
import { atLine, load, source } from "./builders";

const SRC = path.resolve(__dirname, "..");

/** Every `*.sample.mdx` below `src`: each is in a component's folder and shows what authors write. */
export const sampleFiles: readonly string[] = readdirSync(SRC, {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => file.endsWith(".sample.mdx"))
  .sort();

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

/** The files that samples of components refer to. */
export const SAMPLE_SITE = [
  source("content/docs/a.md", "---\ntitle: Boats\ndescription: About boats.\n---\n\nText.\n"),
  source("content/docs/b.md", "---\ntitle: Ropes\ndescription: About ropes.\n---\n\nText.\n"),
  source(
    "content/values.yml",
    "api.baseUrl: { value: https://api.example.com }\nurl.forum: { value: https://forum.example.com, confirmed: true }\nurl.chat: { value: https://chat.example.com, note: Talk to the crew }\ncontract.testnet.gate: { value: '0x1', confirmed: true }\ncontract.testnet.quay: { value: '0x2' }\n",
  ),
  source("content/openapi.yaml", HARBOUR_API),
  source(
    "content/glossary.yml",
    "- { id: slippage, term: Slippage, definition: A worse `price`., group: trading, example: From 1 to 2., see: [pool] }\n- { id: pool, term: Pool, definition: Two reserves. }\n",
  ),
  source(
    "content/networks.yml",
    "- { id: testnet, label: Testnet, rows: [[Chain id, '6'], [Faucet, free]] }\n- { id: mainnet, label: Mainnet, rows: [[Chain id, '8']] }\n",
  ),
];

/** A sample as the build resolves it. @throws Error when it has problems */
export async function sampleTree(file: string): Promise<readonly TreeNode[]> {
  const text = readFileSync(path.join(SRC, file), "utf8");
  const page = source("content/docs/sample.mdx", `---\ntitle: Sample\n---\n\n${text}`);
  const { docs, problems } = await load([...SAMPLE_SITE, page], ALL_COMPONENTS);
  const own = problems.filter((found) => found.severity === "error" || found.file === page.path);
  if (own.length > 0) throw new Error(`${file}: ${own.map(atLine).join(" ")}`);
  return docs.find((doc) => doc.path === "/sample")?.tree ?? [];
}

/** The HTML of a tree, as a page has it before JavaScript runs. */
export function renderTree(nodes: readonly TreeNode[]): string {
  return renderToStaticMarkup(<DocumentTree nodes={nodes} />);
}
