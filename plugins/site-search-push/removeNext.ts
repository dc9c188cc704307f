import { explainFailure, PushFailure } from "./failure";
import type { PushSession } from "./pushSession";

/**
 * Removes the temporary index if there is one, after every change of it that was accepted. Never rejects.
 * @returns what is left, to end a sentence with; `""` when nothing is
 */
export async function removeNext(session: PushSession): Promise<string> {
  const { target, indexes } = session;
  const admin = session.cleaner();
  try {
    if (await admin.settings(indexes.next)) await admin.remove(indexes.next);
    return "";
  } catch (error) {
    const { message } = explainFailure(error, "Removing it", target);
    return `; the temporary index ${indexes.next} may be left: the next push removes it. ${message}`;
  }
}

/**
 * The failure of a push, which cannot have changed the live index.
 * @param hasBegun whether there may be a temporary index, which is then removed
 */
export async function failedPush(
  error: unknown,
  session: PushSession,
  hasBegun = true,
): Promise<PushFailure> {
  const { target, indexes } = session;
  const { message } = explainFailure(error, "The push", target);
  await session.uploadSettled();
  const left = hasBegun ? await removeNext(session) : "";
  const rest = `The push wrote nothing to the index ${indexes.live}${left}`;
  return new PushFailure(message, left === "" ? `${rest}.` : rest, { cause: error });
}
