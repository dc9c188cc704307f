import { type ReactNode, useEffect, useState } from "react";
import { parsedJson } from "../../../domain/json";
import { readStored, writeStored } from "../../../state/storage";
import { InlineCode } from "../InlineCode";
import * as styles from "./Checklist.module.css";

type ChecklistProps = { readonly id: string; readonly items: readonly string[] };

/** A checklist for the reader; ticks stay on this device. */
export function Checklist({ id, items }: ChecklistProps): ReactNode {
  const key = `checklist.${id}`;
  const [done, setDone] = useState<readonly number[]>([]);
  const [cleared, setCleared] = useState(false);
  useEffect(() => setDone(parseDone(readStored(key), items.length)), [key, items.length]);
  const keep = (next: readonly number[]) => {
    setDone(next);
    setCleared(false);
    writeStored(key, JSON.stringify(next));
  };
  const toggle = (index: number) =>
    keep(done.includes(index) ? done.filter((other) => other !== index) : [...done, index]);
  const clear = (list: HTMLFieldSetElement | null) => {
    keep([]);
    setCleared(true);
    list?.querySelector("input")?.focus(); // the button disappears
  };
  return (
    <fieldset className={styles.list} data-live="">
      <legend className="visually-hidden">Checklist</legend>
      {items.map((item, index) => (
        <label key={item} className={styles.item}>
          <input type="checkbox" checked={done.includes(index)} onChange={() => toggle(index)} />
          <span>
            <InlineCode text={item} />
          </span>
        </label>
      ))}
      <p className={styles.note} data-print="hide">
        <span>Ticks stay on this device.</span>
        <span role="status">
          {done.length > 0
            ? `${done.length} of ${items.length} ticked`
            : cleared && "Ticks cleared"}
        </span>
        {done.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={({ currentTarget }) => clear(currentTarget.closest("fieldset"))}
          >
            Clear ticks
          </button>
        )}
      </p>
    </fieldset>
  );
}

function parseDone(stored: string | null, count: number): number[] {
  const value = parsedJson(stored ?? "");
  const isIndex = (part: unknown): part is number => Number.isInteger(part) && Number(part) < count;
  return Array.isArray(value) ? value.filter(isIndex) : [];
}
