/** The subset of the client's cache interface that its transporter uses for hosts. */
type HostCache = {
  readonly get: <Value>(key: HostKey, defaultValue: () => Promise<Value>) => Promise<Value>;
  readonly set: <Value>(key: HostKey, value: Value) => Promise<Value>;
  readonly delete: (key: HostKey) => Promise<void>;
  readonly clear: () => Promise<void>;
};
type HostKey = Readonly<Record<string, unknown>> | string;

/**
 * Remembers which hosts are down for the lifetime of the page. The client's own caches cannot: they store a host
 * under a key that includes its state, and look it up under one that does not.
 */
export function createHostMemory(): HostCache {
  const states = new Map<string, unknown>();
  return {
    get: async <Value>(key: HostKey, defaultValue: () => Promise<Value>): Promise<Value> => {
      const known = states.get(nameOf(key));
      return known === undefined ? defaultValue() : (known as Value);
    },
    set: async (key, value) => {
      states.set(nameOf(key), value);
      return value;
    },
    delete: async (key) => {
      states.delete(nameOf(key));
    },
    clear: async () => states.clear(),
  };
}

function nameOf(key: HostKey): string {
  if (typeof key === "string") return key;
  return [key.protocol, key.url, key.port].join(" ");
}
