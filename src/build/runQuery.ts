import type { CreatePagesArgs } from "gatsby";

/**
 * Runs a build query and gives its data.
 * @throws Error with the query's name and every GraphQL error; never returns undefined
 */
export async function runQuery<Data>(graphql: CreatePagesArgs["graphql"], name: string, query: string): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data) throw new Error(`The query ${name} failed:\n${(errors ?? []).map((error: { message: string }) => `  ${error.message}`).join("\n")}`);
  return data;
}
