/** The engine this build was made for, as far as the interface shows it. */
export const SEARCH_ENGINE: {
  /** The service's logo is shown with the hosted engine only. */
  readonly hosted: boolean;
  /** Names the index in requests and the keys of stored searches. */
  readonly indexName: string;
} = { hosted: SEARCH_MODE === "hosted", indexName: HOSTED_SEARCH?.indexName ?? "test" };
