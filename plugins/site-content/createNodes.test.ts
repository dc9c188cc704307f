import type { Node } from "gatsby";
import { createNodes, type NodeInput, type NodeStore } from "./createNodes";
import { parsedExtension } from "./schema";

const page = (key: string, title: string): NodeInput => ({ type: "Page", key, fields: { title } });

/** Nodes that are stored a moment after they are created, as Gatsby's are. */
function slowStore() {
  const nodes = new Map<string, Node>();
  const store: NodeStore = {
    createNodeId: (input) => input,
    getNodesByType: (type) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: async (node) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        nodes.set(node.id, node as Node);
      },
      deleteNode: (node) => void nodes.delete(node.id),
    },
  };
  return {
    store,
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
  const [node] = store.getNodesByType("Doc") as [Node & Record<string, string | null>];
  expect(node).toMatchObject({ title: "A", tree: expect.any(String), sidebarTrail: null });
  const { resolve } = parsedExtension.extend();
  expect(resolve(node, {}, {}, { fieldName: "tree" })).toEqual(fields.tree);
  expect(resolve(node, {}, {}, { fieldName: "sidebarTrail" })).toBeNull();
});

test("what is gone is deleted", async () => {
  const { store, titles } = slowStore();
  await createNodes([page("/a", "A"), page("/b", "B"), page("/c", "C")], store);
  await createNodes([page("/a", "A"), page("/b", "Other")], store);
  expect(titles()).toEqual(["A", "Other"]);
});
