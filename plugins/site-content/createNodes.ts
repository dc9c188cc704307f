import type { CreatePagesArgs, Node } from "gatsby";
import { digest } from "./model/files/source";
import { NODE_TYPES, PARSED_FIELDS } from "./schema";

/** A GraphQL node before Gatsby's bookkeeping. */
export type NodeInput = {
  readonly type: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** The parts of Gatsby's API that storing nodes needs. */
export type NodeStore = Pick<CreatePagesArgs, "createNodeId" | "getNodesByType"> & {
  readonly actions: {
    readonly createNode: (node: NewNode) => unknown;
    readonly deleteNode: (node: Node) => void;
  };
};
type NewNode = Parameters<CreatePagesArgs["actions"]["createNode"]>[0];

/**
 * Creates nodes, of which Gatsby stores those that changed, and deletes those that are gone. It stores them in the background:
 * pages must be queried only once all are stored, or the last ones would be missing.
 */
export async function createNodes(
  inputs: readonly NodeInput[],
  { actions, createNodeId, getNodesByType }: NodeStore,
): Promise<void> {
  const kept = new Set<string>();
  const stored = inputs.map(({ type, key, fields }) => {
    const id = createNodeId(`${type} ${key}`);
    kept.add(id);
    const data = withTexts(fields);
    const internal = { type, contentDigest: digest(JSON.stringify(data)) };
    return actions.createNode({ ...data, id, parent: null, children: [], internal });
  });
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
