/** Gatsby's `graphql` function, as far as build queries need it. */
export type RunGraphql = <Data>(query: string) => Promise<{ data?: Data; errors?: unknown }>;

/** What a generated query type finds where a node of each kind exists: the site always does. */
export type Found<Query> = { readonly [Name in keyof Query]: NonNullable<Query[Name]> };

/**
 * Runs a build query and returns its data.
 * @throws Error with the query's name and every GraphQL error; never returns undefined
 */
export async function runQuery<Data>(
  graphql: RunGraphql,
  name: string,
  query: string,
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query);
  if (errors || !data) throw new Error(`The query ${name} failed:\n${messagesOf(errors)}`);
  return data;
}

function messagesOf(errors: unknown): string {
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return list
    .map((error) => (error instanceof Error ? error.message : (Object(error).message ?? error)))
    .map((message) => `  ${message}`)
    .join("\n");
}
