import type { CreatePagesArgs, Node } from "gatsby";

type Nodes = Pick<CreatePagesArgs, "getNodesByType">;
type Making = Nodes & { readonly actions: { readonly touchNode: (node: Node) => unknown } };

/**
 * Makes up for what Gatsby drops in development: when a file is saved while it makes pages, it updates the node, but neither
 * makes the page nor reports problems until another file is saved.
 */
export class MissedChanges {
  private seen: string | undefined;
  private actions: Making["actions"] | undefined;

  /**
   * Makes pages from the files, and again from those that have changed in the meantime.
   * @param args the arguments of `createPages`
   */
  async make(args: Making, make: () => Promise<void>): Promise<void> {
    this.actions = args.actions;
    do {
      this.seen = stateOf(args);
      await make();
    } while (this.areThere(args));
  }

  /** For `onPreExtractQueries`: from then on Gatsby remakes pages by itself when a node is touched. */
  catchUp(nodes: Nodes): void {
    const [file] = nodes.getNodesByType("File");
    if (file && this.seen !== undefined && this.areThere(nodes)) this.actions?.touchNode(file);
  }

  private areThere(nodes: Nodes): boolean {
    return stateOf(nodes) !== this.seen;
  }
}

/** Differs whenever a file is added, changed or deleted. */
function stateOf({ getNodesByType }: Nodes): string {
  return ["File", "Mdx"]
    .flatMap((type) => getNodesByType(type).map(({ id, internal }) => id + internal.contentDigest))
    .join();
}
