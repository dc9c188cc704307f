import path from "node:path";
import type { Node } from "gatsby";
import { createNodes, type NodeInput, type NodeStore } from "./createNodes";
import { parsedExtension } from "./schema";

const FILE = "content/docs/fees.mdx";
const mdx = { id: "mdx", internal: { type: "Mdx", contentFilePath: path.resolve(FILE) } };
const page = (key: string, title: string, file?: string): NodeInput => ({
  type: "Page",
  key,
  fields: { title },
  ...(file !== undefined && { file }),
});

/** Nodes that are stored a moment after they are created, as Gatsby's are; `created` names those that were. */
function slowStore() {
  const nodes = new Map<string, Node>([
    [mdx.id, { parent: null, children: [], ...mdx } as unknown as Node],
  ]);
  const created: string[] = [];
  const store: NodeStore = {
    createNodeId: (input) => input,
    getNode: (id) => nodes.get(id),
    getNodesByType: (type) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: async (node) => {
        created.push(node.id);
        await new Promise((resolve) => setTimeout(resolve, 5));
        nodes.set(node.id, node as Node);
      },
      deleteNode: (node) => void nodes.delete(node.id),
    },
  };
  return {
    store,
    created,
    titles: () => store.getNodesByType("Page").map((node: Node) => node.title),
  };
}

test("every node is stored before pages can be queried", async () => {
  const { store, titles } = slowStore();
  await createNodes([page("/a", "A"), page("/b", "B")], store);
  expect(titles()).toEqual(["A", "B"]);
});

test("trees are strings in the store, and trees again in query results", async () => {
  const { store } = slowStore();
  const fields = { title: "A", tree: [{ type: "p", children: ["a"] }], sidebarTrail: null };
  await createNodes([{ type: "Doc", key: "/a", fields }], store);
  const node = store.getNode("Doc /a") as Node & Record<string, string | null>;
  expect(node).toMatchObject({ title: "A", tree: expect.any(String), sidebarTrail: null });
  const { resolve } = parsedExtension.extend();
  expect(resolve(node, {}, {}, { fieldName: "tree" })).toEqual(fields.tree);
  expect(resolve(node, {}, {}, { fieldName: "sidebarTrail" })).toBeNull();
});

test("only what changed is created again, and what is gone is deleted", async () => {
  const { store, created, titles } = slowStore();
  await createNodes([page("/a", "A"), page("/b", "B"), page("/c", "C")], store);
  created.length = 0;
  await createNodes([page("/a", "A"), page("/b", "Other")], store);
  expect(created).toEqual(["Page /b"]);
  expect(titles()).toEqual(["A", "Other"]);
});

test("a node whose file has a new Mdx node is created again, so that queries find its parent", async () => {
  const { store, created } = slowStore();
  await createNodes([page("/fees", "Fees")], store);
  await createNodes([page("/fees", "Fees", FILE)], store);
  expect(created).toEqual(["Page /fees", "Page /fees"]);
  expect(store.getNode("Page /fees")?.parent).toBe("mdx");
});
