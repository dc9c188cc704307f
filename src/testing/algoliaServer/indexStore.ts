/** An error for a request that the service refuses, with its HTTP status. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type StoredObject = Readonly<Record<string, unknown>> & { readonly objectID: string };
export type Settings = Readonly<Record<string, unknown>>;

/** One index: its records in the order in which they arrived, and what its owner sets. */
export type Index = {
  readonly objects: Map<string, StoredObject>;
  settings: Settings;
  readonly synonyms: Map<string, StoredObject>;
  readonly rules: Map<string, StoredObject>;
};

export type Change = {
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Settings that stay with their index: copies do not include them. */
const NEVER_COPIED = ["enableReRanking", "mode", "replicas", "primary"];

/**
 * Indexes as the hosted service keeps them. Changes are tasks: they are accepted at once, and carried out in order when a client
 * asks about one, so that a client that does not wait sees the old state.
 */
export class IndexStore {
  private readonly indexes = new Map<string, Index>();
  private tasks = 0;
  private readonly waiting: (() => void)[] = [];

  get names(): string[] {
    return [...this.indexes.keys()].sort();
  }

  /** The index of that name. @throws ServiceError 404 */
  index(name: string): Index {
    const index = this.indexes.get(name);
    if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
    return index;
  }

  /** Carries out every accepted change, in order. */
  publish(): void {
    for (const apply of this.waiting.splice(0)) apply();
  }

  setSettings(name: string, settings: Settings): number {
    return this.change(() => {
      const index = this.ensure(name);
      const merged = Object.entries({ ...index.settings, ...settings });
      index.settings = Object.fromEntries(merged.filter(([, value]) => value !== null));
    });
  }

  batch(name: string, changes: readonly Change[]): number {
    return this.change(() => {
      const { objects } = this.ensure(name);
      for (const { action, body } of changes) {
        const objectID = String(body.objectID);
        if (action === "clear") objects.clear();
        else if (action === "deleteObject") objects.delete(objectID);
        else objects.set(objectID, { ...body, objectID });
      }
    });
  }

  setItems(name: string, kind: "synonyms" | "rules", items: readonly StoredObject[]): number {
    return this.change(() => {
      const index = this.ensure(name);
      for (const item of items) index[kind].set(item.objectID, item);
    });
  }

  deleteSynonym(name: string, id: string): number {
    return this.change(() => this.ensure(name).synonyms.delete(id));
  }

  delete(name: string): number {
    return this.change(() => this.indexes.delete(name));
  }

  /** Moves an index, or copies its settings, synonyms and rules. A replaced index keeps its replicas. */
  operation(name: string, operation: "copy" | "move", destination: string): number {
    return this.change(() => {
      const source = this.indexes.get(name);
      if (!source) return;
      if (operation === "copy") {
        const { settings, synonyms, rules } = source;
        const own = Object.entries(settings).filter(([key]) => !NEVER_COPIED.includes(key));
        const target = this.ensure(destination);
        target.settings = Object.fromEntries(own);
        for (const [id, item] of synonyms) target.synonyms.set(id, item);
        for (const [id, item] of rules) target.rules.set(id, item);
        return;
      }
      const replicas = this.indexes.get(destination)?.settings.replicas;
      if (replicas) source.settings = { ...source.settings, replicas };
      this.indexes.set(destination, source);
      this.indexes.delete(name);
    });
  }

  /** The status of a task, which outlives its index. @throws ServiceError 404 */
  task(id: number): object {
    if (id > this.tasks) throw new ServiceError(404, `Task ${id} does not exist`);
    this.publish();
    return { status: "published", pendingTask: false };
  }

  private change(apply: () => void): number {
    this.waiting.push(apply);
    this.tasks += 1;
    return this.tasks;
  }

  private ensure(name: string): Index {
    const empty = { objects: new Map(), settings: {}, synonyms: new Map(), rules: new Map() };
    const index: Index = this.indexes.get(name) ?? empty;
    this.indexes.set(name, index);
    return index;
  }
}
