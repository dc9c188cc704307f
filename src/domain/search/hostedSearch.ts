/** What a browser needs to search an index of the hosted service. All of it is public. */
export type HostedSearch = {
  readonly appId: string;
  /** A key that may search and nothing else. */
  readonly searchKey: string;
  readonly indexName: string;
  /** The one address of all requests, without a trailing slash, in place of the service's own hosts. */
  readonly host?: string;
};

/** An address in the parts that clients of the service are given. @throws TypeError when it is no URL */
export function splitHost(host: string): { readonly protocol: "http" | "https"; readonly url: string; readonly port?: number } {
  const { protocol, hostname, port } = new URL(host);
  return { protocol: protocol === "http:" ? "http" : "https", url: hostname, ...(port !== "" && { port: Number(port) }) };
}
