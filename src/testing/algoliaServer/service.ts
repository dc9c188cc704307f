import type { IndexStore } from "./indexStore";

/** One request as the server received it. */
export type Seen = {
  readonly method: string;
  /** Decoded, without the query string. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/** What a key must be allowed for an endpoint; `none` is for every known key. */
export type Right =
  | "search"
  | "browse"
  | "addObject"
  | "settings"
  | "editSettings"
  | "deleteIndex"
  | "listIndexes"
  | "admin"
  | "none";

export type ApiKey = {
  readonly acl: readonly Right[];
  /** Names it is restricted to, which may end in `*`; all without it. */
  readonly indexes?: readonly string[];
  /** Beginnings of the addresses whose pages may use it; all without it. */
  readonly referers?: readonly string[];
};

export const ALL_RIGHTS: readonly Right[] = [
  "search",
  "browse",
  "addObject",
  "settings",
  "editSettings",
  "deleteIndex",
  "listIndexes",
  "admin",
];

/** What an endpoint reads and changes: the indexes, the events received so far, and the keys the server accepts. */
export type Service = {
  readonly appId: string;
  readonly keys: ReadonlyMap<string, ApiKey>;
  readonly store: IndexStore;
  readonly events: unknown[];
};

export type Endpoint = {
  readonly method: string;
  readonly path: RegExp;
  readonly right: Right;
  readonly answer: (service: Service, seen: Seen, index: string, last: string) => unknown;
};
