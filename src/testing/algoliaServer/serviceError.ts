/** What the service refuses, with the HTTP status it says so with. */
export class ServiceError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
