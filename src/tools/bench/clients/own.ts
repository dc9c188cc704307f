import { createEmbeddedClient } from "../../../components/search/client/embedded";
import "./types";

const client = createEmbeddedClient();

window.bench = {
  open: client.preload,
  search: async (query) => {
    const { results } = await client.search({
      requests: [
        { indexName: "test", query, hitsPerPage: 20, attributesToSnippet: ["content:10"] },
      ],
    });
    return results.flatMap(({ hits }) => hits.map(({ url }) => url ?? ""));
  },
};
