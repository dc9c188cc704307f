/** Settings for searching an index of the hosted service from a browser. All are public. */
export type HostedSearch = {
  readonly appId: string;
  /** A search-only API key. */
  readonly searchKey: string;
  readonly indexName: string;
  /** Address for all requests, without a trailing slash, instead of the service's own hosts. */
  readonly host?: string;
};

/** Splits an address into the parts that the service's clients expect. @throws TypeError when it is not a URL */
export function splitHost(host: string): {
  readonly protocol: "http" | "https";
  readonly url: string;
  readonly port?: number;
} {
  const { protocol, hostname, port } = new URL(host);
  return {
    protocol: protocol === "http:" ? "http" : "https",
    url: hostname,
    ...(port !== "" && { port: Number(port) }),
  };
}

/** The origins that a browser sends searches to, and reports of what readers do with the results; none for the embedded index. */
export function hostsOf(search: HostedSearch | undefined): {
  readonly connect: readonly string[];
  readonly insights: readonly string[];
} {
  if (!search) return { connect: [], insights: [] };
  const { appId, host } = search;
  if (host !== undefined) return { connect: [host], insights: [] };
  return {
    connect: [
      `https://${appId.toLowerCase()}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
    ],
    insights: ["https://insights.algolia.io"],
  };
}
