import type { IndexStore } from "./indexStore";

/** One request as the server received it. */
export type Seen = {
  readonly method: string;
  /** Decoded path, without the query string. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
};

/** The right that a key needs for an endpoint; `none` admits every known key. */
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
  /** Names of the indexes that the key is restricted to, which may end in `*`; all if undefined. */
  readonly indexes?: readonly string[];
  /** Prefixes of the addresses whose pages may use the key; all if undefined. */
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

/** The state that endpoints read and change: the indexes, the events received so far, and the keys that the server accepts. */
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
