/** An error for a request that the service refuses, with its HTTP status. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
