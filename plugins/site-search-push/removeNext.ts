import { explainFailure, PushFailure, REFUSALS, statusOf } from "./failure";
import type { PushSession } from "./pushSession";

/**
 * What may exist of the temporary index: nothing, a copy whose completion was not observed, or an index. A removal is carried out
 * after every accepted change of that index, but a copy is a task of the live one.
 */
type Begun = "nothing" | "copy" | "index";

/**
 * The failure of a push, which cannot have changed the live index. Removes the temporary index, or names it if that fails.
 * @param begun what may exist of the temporary index
 */
export async function failedPush(
  error: unknown,
  session: PushSession,
  begun: Begun = "index",
): Promise<PushFailure> {
  const { target, indexes } = session;
  const { message, cause } = explainFailure(error, "The push", target);
  await session.uploadSettled();
  const isRefused = REFUSALS.includes(statusOf(cause) ?? 0);
  const left = begun === "nothing" ? "" : await removeNext(session, begun, isRefused);
  const rest = `The push wrote nothing to the index ${indexes.live}${left}`;
  return new PushFailure(message, left === "" ? `${rest}.` : rest, { cause: error });
}

/**
 * Never rejects.
 * @returns what is left or may still appear, as the end of a sentence; `""` if nothing
 */
async function removeNext(session: PushSession, begun: Begun, isRefused: boolean): Promise<string> {
  const { target, indexes } = session;
  const admin = session.cleaner();
  try {
    if (begun === "index" || (await admin.settings(indexes.next))) await admin.remove(indexes.next);
    else if (!isRefused)
      return `; the temporary index ${indexes.next} may still appear: the next push removes it.`;
    return "";
  } catch (error) {
    if (statusOf(error) === 404) return "";
    const { message } = explainFailure(error, "Removing it", target);
    return `; the temporary index ${indexes.next} may be left: the next push removes it. ${message}`;
  }
}
