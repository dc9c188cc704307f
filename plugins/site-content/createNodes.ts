import type { CreatePagesArgs, Node } from "gatsby";
import { digest, relativeTo } from "./model/files/source";
import { NODE_TYPES, PARSED_FIELDS } from "./schema";

/** A GraphQL node before Gatsby's bookkeeping: `file` is the source file by which its parent is found. */
export type NodeInput = {
  readonly type: string;
  readonly key: string;
  readonly file?: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** The parts of Gatsby's API that storing nodes needs. */
export type NodeStore = Pick<CreatePagesArgs, "createNodeId" | "getNode" | "getNodesByType"> & {
  readonly actions: {
    readonly createNode: (node: NewNode) => unknown;
    readonly deleteNode: (node: Node) => void;
  };
};
type NewNode = Parameters<CreatePagesArgs["actions"]["createNode"]>[0];

/**
 * Creates the nodes that changed and deletes those that are gone; in development an edit changes only a few of many. Gatsby
 * stores nodes in the background: pages must be queried only once all are stored, or the last ones would be missing.
 */
export async function createNodes(
  inputs: readonly NodeInput[],
  { actions, createNodeId, getNode, getNodesByType }: NodeStore,
): Promise<void> {
  const parents = new Map<string, Node>();
  for (const mdx of getNodesByType("Mdx"))
    parents.set(relativeTo(process.cwd(), String(mdx.internal.contentFilePath)), mdx);
  const kept = new Set<string>();
  const stored: unknown[] = [];
  for (const { type, key, file, fields } of inputs) {
    const id = createNodeId(`${type} ${key}`);
    kept.add(id);
    const parent = (file === undefined ? undefined : parents.get(file)?.id) ?? null;
    const data = withTexts(fields);
    const contentDigest = digest(JSON.stringify(data));
    const old: Node | undefined = getNode(id);
    if (old?.internal.contentDigest === contentDigest && old.parent === parent) continue;
    stored.push(
      actions.createNode({
        ...data,
        id,
        parent,
        children: [],
        internal: { type, contentDigest },
      }),
    );
  }
  for (const type of NODE_TYPES)
    for (const node of getNodesByType(type)) if (!kept.has(node.id)) actions.deleteNode(node);
  await Promise.all(stored);
}

/** Fields with their trees as JSON strings, as the schema requires. */
function withTexts(fields: NodeInput["fields"]): NodeInput["fields"] {
  const texts = [...PARSED_FIELDS].filter((name) => (fields[name] ?? null) !== null);
  return {
    ...fields,
    ...Object.fromEntries(texts.map((name) => [name, JSON.stringify(fields[name])])),
  };
}
