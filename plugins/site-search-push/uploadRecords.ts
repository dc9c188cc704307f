import { isDeepStrictEqual } from "node:util";
import { step } from "./failure";
import type { PushSession } from "./pushSession";
import { failedPush } from "./removeNext";
import { INDEX_SETTINGS } from "./settings";

/**
 * Does what gatsby-plugin-algolia does in a build, for the job that pushes `records.json`: uploads records that differ, deletes
 * those that are gone, and writes the settings, all in the temporary index. Does nothing when the session was not opened.
 * @throws PushFailure saying what is wrong and how to fix it; no temporary index is left
 */
export async function uploadRecords(session: PushSession): Promise<void> {
  const { opened, target, indexes } = session;
  if (!opened) return;
  const { next } = indexes;
  const admin = session.filler();
  try {
    await step(`Uploading ${opened.records.length} records to ${next}`, target, async () => {
      const stored = (await admin.read(next))?.records ?? new Map();
      const ids = new Set(opened.records.map(({ objectID }) => objectID));
      const changed = opened.records.filter(
        (record) => !isDeepStrictEqual({ ...stored.get(record.objectID) }, { ...record }),
      );
      await admin.writeRecords(
        next,
        changed,
        [...stored.keys()].filter((id) => !ids.has(id)),
      );
      await admin.setSettings(next, INDEX_SETTINGS);
    });
  } catch (error) {
    throw await failedPush(error, session);
  }
}
