import { ServiceError } from "./serviceError";

/** A stored record; the store only knows about its id. */
export type StoredObject = Readonly<Record<string, unknown>> & { readonly objectID: string };
export type Settings = Readonly<Record<string, unknown>>;

/** One index: its records in the order in which they arrived, and its settings. */
export type Index = {
  readonly objects: Map<string, StoredObject>;
  settings: Settings;
  readonly synonyms: Map<string, StoredObject>;
  readonly rules: Map<string, StoredObject>;
  updatedAt: Date;
};

type Task = { readonly apply: () => void; polls: number };

/** Settings that stay with their index: copies do not include them. */
const NEVER_COPIED = ["enableReRanking", "mode", "replicas", "primary"];

export type BatchRequest = {
  readonly action: string;
  readonly body: Readonly<Record<string, unknown>>;
};
export type Scope = "settings" | "synonyms" | "rules";

/** The hosted service's limit for one record, in bytes of JSON. */
const RECORD_BYTES = 10_000;

/**
 * Indexes as the hosted service keeps them. Changes are tasks: they are accepted at once, carried out in order when a client asks
 * about them, and count as published from the second question on, so that a client that does not wait sees the old state.
 */
export class IndexStore {
  private readonly indexes = new Map<string, Index>();
  private readonly tasks = new Map<number, Task>();
  private readonly waiting: Task[] = [];
  /** How many times a client has to ask about a task until it is done. */
  pollsUntilDone = 2;

  get names(): string[] {
    return [...this.indexes.keys()];
  }

  /** Carries out every accepted change, in order. */
  async settled(): Promise<void> {
    this.publish();
  }

  private publish(): void {
    for (const task of this.waiting.splice(0)) task.apply();
  }

  /** The index of that name. @throws ServiceError 404 */
  index(name: string): Index {
    const index = this.indexes.get(name);
    if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
    return index;
  }

  setSettings(name: string, settings: Settings): number {
    return this.change(() => {
      const index = this.ensure(name);
      const merged = { ...index.settings, ...settings };
      index.settings = Object.fromEntries(
        Object.entries(merged).filter(([, value]) => value !== null),
      );
    });
  }

  /**
   * Carries out a batch of changes. @throws ServiceError 400 when one record is too big or has no id: then the whole batch is
   * refused
   */
  batch(name: string, requests: readonly BatchRequest[]): { taskID: number; objectIDs: string[] } {
    const changes = requests.map((request, position) => this.checked(request, position));
    const taskID = this.change(() => {
      for (const { action, body, objectID } of changes)
        this.applyBatch(name, action, objectID, body);
    });
    return { taskID, objectIDs: changes.map(({ objectID }) => objectID) };
  }

  /** Adds synonyms or rules. */
  setItems(name: string, kind: "synonyms" | "rules", items: readonly StoredObject[]): number {
    return this.change(() => {
      const index = this.ensure(name);
      for (const item of items) index[kind].set(item.objectID, item);
    });
  }

  deleteItem(name: string, kind: "synonyms" | "rules", id: string): number {
    return this.change(() => this.ensure(name)[kind].delete(id));
  }

  delete(name: string): number {
    return this.change(() => this.indexes.delete(name));
  }

  /**
   * Copies or moves an index. If the source does not exist, a copy creates an empty index and a move does nothing. A replaced
   * index keeps its replicas.
   */
  operation(
    name: string,
    operation: "copy" | "move",
    destination: string,
    scope: readonly Scope[] | undefined,
  ): number {
    return this.change(() =>
      operation === "move" ? this.move(name, destination) : this.copy(name, destination, scope),
    );
  }

  private move(name: string, destination: string): void {
    const source = this.indexes.get(name);
    if (!source) return;
    const replicas = this.indexes.get(destination)?.settings.replicas;
    if (replicas) source.settings = { ...source.settings, replicas };
    this.indexes.set(destination, source);
    this.indexes.delete(name);
  }

  private copy(name: string, destination: string, scope: readonly Scope[] | undefined): void {
    const source = this.indexes.get(name) ?? emptyIndex();
    const target = scope ? this.ensure(destination) : emptyIndex();
    const takes = (part: Scope) => !scope || scope.includes(part);
    if (!scope) for (const [id, object] of source.objects) target.objects.set(id, object);
    if (takes("settings")) target.settings = withoutOwn(source.settings);
    for (const kind of ["synonyms", "rules"] as const)
      if (takes(kind)) for (const [id, item] of source[kind]) target[kind].set(id, item);
    this.indexes.set(destination, target);
  }

  /**
   * The status of a task: `notPublished` for the first questions about it. Tasks outlive their index. @throws ServiceError 404
   */
  task(id: number): { status: "published" | "notPublished"; pendingTask: boolean } {
    const task = this.tasks.get(id);
    if (!task) throw new ServiceError(404, `Task ${id} does not exist`);
    this.publish();
    const isPublished = ++task.polls >= this.pollsUntilDone;
    return { status: isPublished ? "published" : "notPublished", pendingTask: !isPublished };
  }

  private change(apply: () => void): number {
    const id = this.tasks.size + 1;
    const task: Task = { apply, polls: 0 };
    this.tasks.set(id, task);
    this.waiting.push(task);
    return id;
  }

  private ensure(name: string): Index {
    const index = this.indexes.get(name) ?? emptyIndex();
    index.updatedAt = new Date();
    this.indexes.set(name, index);
    return index;
  }

  private checked(
    { action, body }: BatchRequest,
    position: number,
  ): BatchRequest & { readonly objectID: string } {
    const { objectID } = body;
    if (action === "delete" || action === "clear") return { action, body, objectID: "" };
    if (typeof objectID !== "string" && typeof objectID !== "number")
      throw new ServiceError(400, `Missing mandatory attribute \`objectID\` near line:1`);
    const size = Buffer.byteLength(JSON.stringify(body));
    if (size > RECORD_BYTES) {
      const message = `Record at the position ${position} objectID=${objectID} is too big size=${size}/${RECORD_BYTES} bytes.`;
      throw new ServiceError(400, message, { position, objectID: String(objectID) });
    }
    return { action, body, objectID: String(objectID) };
  }

  private applyBatch(
    name: string,
    action: string,
    objectID: string,
    body: Readonly<Record<string, unknown>>,
  ): void {
    if (action === "delete") {
      this.indexes.delete(name);
      return;
    }
    const { objects } = this.ensure(name);
    const old = objects.get(objectID);
    if (action === "clear") objects.clear();
    else if (action === "deleteObject") objects.delete(objectID);
    else if (action === "addObject" || action === "updateObject")
      objects.set(objectID, { ...body, objectID });
    else if (action === "partialUpdateObject" || old)
      objects.set(objectID, { ...old, ...body, objectID });
  }
}

function emptyIndex(): Index {
  return {
    objects: new Map(),
    settings: {},
    synonyms: new Map(),
    rules: new Map(),
    updatedAt: new Date(),
  };
}

function withoutOwn(settings: Settings): Settings {
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !NEVER_COPIED.includes(name)),
  );
}
