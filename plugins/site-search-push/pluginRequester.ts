import { isSettingsQuestion, type ServiceRequest } from "./access";
import type { Requester } from "./requester";
import type { Answer } from "./retries";

/**
 * Sends the requests of gatsby-plugin-algolia. The plugin requests the settings of an index twice, and ends the process, without
 * cleaning up or explaining, if the second request fails. It does not use the second response, so once the first request is
 * answered it gets an empty one, and nothing is sent.
 */
export class PluginRequester {
  readonly #requester: Pick<Requester, "send">;
  /** The indexes, by path, whose first request was answered. */
  readonly #answered = new Set<string>();

  constructor(requester: Pick<Requester, "send">) {
    this.#requester = requester;
  }

  async send(request: ServiceRequest): Promise<Answer> {
    if (!isSettingsQuestion(request)) return this.#requester.send(request);
    const { pathname } = new URL(request.url); // the retry goes to another host
    if (this.#answered.has(pathname)) return { status: 200, content: "{}", isTimedOut: false };
    const answer = await this.#requester.send(request);
    if (answer.status === 200 || answer.status === 404) this.#answered.add(pathname);
    return answer;
  }
}
