import { isSettingsQuestion, type ServiceRequest } from "./access";
import type { Requester } from "./requester";
import type { Answer } from "./retries";

/**
 * Sends the requests of gatsby-plugin-algolia. That asks for the settings of its index twice, and ends the process, without
 * clearing up or a remedy, when it gets no answer to the second question. It does nothing with that answer, so from then on it
 * gets an empty one, and nothing is sent.
 */
export class PluginRequester {
  readonly #requester: Requester;
  #isAnswered = false;

  constructor(requester: Requester) {
    this.#requester = requester;
  }

  async send(request: ServiceRequest): Promise<Answer> {
    if (!isSettingsQuestion(request)) return this.#requester.send(request);
    if (this.#isAnswered) return { status: 200, content: "{}", isTimedOut: false };
    const answer = await this.#requester.send(request);
    this.#isAnswered = answer.status === 200 || answer.status === 404;
    return answer;
  }
}
