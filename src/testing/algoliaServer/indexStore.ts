import { ServiceError } from "./serviceError";

/** A stored record; only its id is known to the store. */
export type StoredObject = Readonly<Record<string, unknown>> & { readonly objectID: string };
export type Settings = Readonly<Record<string, unknown>>;

/** One index: its records in the order they came, and its settings. */
export type Index = { readonly objects: Map<string, StoredObject>; settings: Settings; updatedAt: Date };

type Task = { readonly apply: () => void; polls: number; isPublished: boolean };

export type BatchRequest = { readonly action: string; readonly body: Readonly<Record<string, unknown>> };
export type Scope = "settings" | "synonyms" | "rules";

/** The hosted service's limit for one record, in bytes of JSON. */
const RECORD_BYTES = 10_000;

/**
 * Indexes as the hosted service keeps them. Changes are tasks: they are accepted at once, happen in order a little later,
 * and count as published from the second question on, so that a client that does not wait sees the old state.
 */
export class IndexStore {
  private readonly indexes = new Map<string, Index>();
  private readonly tasks = new Map<number, Task>();
  private queue = Promise.resolve();

  /** @param publishMs milliseconds from accepting a change until it happens */
  constructor(private readonly publishMs: number) {}

  get names(): string[] {
    return [...this.indexes.keys()];
  }

  /** Resolves when every accepted change has happened. */
  settled(): Promise<void> {
    return this.queue;
  }

  /** @throws ServiceError 404 */
  index(name: string): Index {
    const index = this.indexes.get(name);
    if (!index) throw new ServiceError(404, `Index ${name} does not exist`);
    return index;
  }

  setSettings(name: string, settings: Settings): number {
    return this.change(() => {
      const index = this.ensure(name);
      const merged = { ...index.settings, ...settings };
      index.settings = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
    });
  }

  /** @throws ServiceError 400 when one record is too big or has no id: then none of the batch is taken */
  batch(name: string, requests: readonly BatchRequest[]): { taskID: number; objectIDs: string[] } {
    const changes = requests.map((request, position) => this.checked(request, position));
    const taskID = this.change(() => {
      for (const { action, body, objectID } of changes) this.applyBatch(name, action, objectID, body);
    });
    return { taskID, objectIDs: changes.map(({ objectID }) => objectID) };
  }

  delete(name: string): number {
    return this.change(() => this.indexes.delete(name));
  }

  /** @throws ServiceError 404 when the source does not exist */
  operation(name: string, operation: "copy" | "move", destination: string, scope: readonly Scope[] | undefined): number {
    this.index(name);
    return this.change(() => {
      const source = this.index(name);
      const target = scope ? this.ensure(destination) : { objects: new Map<string, StoredObject>(), settings: {}, updatedAt: new Date() };
      if (!scope) for (const [id, object] of source.objects) target.objects.set(id, object);
      if (!scope || scope.includes("settings")) target.settings = source.settings;
      this.indexes.set(destination, target);
      if (operation === "move") this.indexes.delete(name);
    });
  }

  /** Answers `notPublished` to the first question about every task. Tasks outlive their index. @throws ServiceError 404 */
  task(id: number): { status: "published" | "notPublished"; pendingTask: boolean } {
    const task = this.tasks.get(id);
    if (!task) throw new ServiceError(404, `Task ${id} does not exist`);
    const isPublished = task.isPublished && task.polls++ > 0;
    if (!isPublished) task.polls = Math.max(1, task.polls);
    return { status: isPublished ? "published" : "notPublished", pendingTask: !isPublished };
  }

  private change(apply: () => void): number {
    const id = this.tasks.size + 1;
    const task: Task = { apply, polls: 0, isPublished: false };
    this.tasks.set(id, task);
    this.queue = this.queue.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, this.publishMs));
      task.apply();
      task.isPublished = true;
    });
    return id;
  }

  private ensure(name: string): Index {
    const index = this.indexes.get(name) ?? { objects: new Map(), settings: {}, updatedAt: new Date() };
    index.updatedAt = new Date();
    this.indexes.set(name, index);
    return index;
  }

  private checked({ action, body }: BatchRequest, position: number): BatchRequest & { readonly objectID: string } {
    const { objectID } = body;
    if (action === "delete" || action === "clear") return { action, body, objectID: "" };
    if (typeof objectID !== "string" && typeof objectID !== "number") throw new ServiceError(400, `Missing mandatory attribute \`objectID\` near line:1`);
    const size = Buffer.byteLength(JSON.stringify(body));
    if (size > RECORD_BYTES) {
      const message = `Record at the position ${position} objectID=${objectID} is too big size=${size}/${RECORD_BYTES} bytes.`;
      throw new ServiceError(400, message, { position, objectID: String(objectID) });
    }
    return { action, body, objectID: String(objectID) };
  }

  private applyBatch(name: string, action: string, objectID: string, body: Readonly<Record<string, unknown>>): void {
    if (action === "delete") {
      this.indexes.delete(name);
      return;
    }
    const { objects } = this.ensure(name);
    const old = objects.get(objectID);
    if (action === "clear") objects.clear();
    else if (action === "deleteObject") objects.delete(objectID);
    else if (action === "addObject" || action === "updateObject") objects.set(objectID, { ...body, objectID });
    else if (action === "partialUpdateObject" || old) objects.set(objectID, { ...old, ...body, objectID });
  }
}
