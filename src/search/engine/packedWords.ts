import type { AsPlainObject } from "minisearch";

/**
 * MiniSearch's index with its words as text, a fifth smaller and read in small steps: a line for each word, such as
 * `tide 0:2,5 3:1`, with the sections that have it by field, each as its distance from the one before, in base 36.
 */
export type PackedWords = Omit<AsPlainObject, "index"> & { readonly lines: string };

const BASE = 36;
/** Lines that a slow phone reads without a noticeable pause. */
const STEP = 250;
/** A term that nobody can type. MiniSearch pauses after every 1,000 terms; three of these after each word make it pause in time. */
const NO_TERM: AsPlainObject["index"][number] = ["", {}];

/** Packs an index in which a section has a word or has it not: how often is lost. */
export function pack({ index, ...rest }: AsPlainObject): PackedWords {
  const lines = index.map(([word, fields]) => {
    const found = Object.entries(fields).map(([field, sections]) => {
      const numbers = Object.keys(sections).map(Number);
      const distances = numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
      return `${field}:${distances.map((distance) => distance.toString(BASE))}`;
    });
    return [word, ...found].join(" ");
  });
  return { ...rest, lines: lines.join("\n") };
}

/** Reverses {@link pack}. */
export async function unpack({ lines, ...rest }: PackedWords): Promise<AsPlainObject> {
  const index: AsPlainObject["index"] = [];
  for (const [at, line] of lines.split("\n").entries()) {
    if (at % STEP === 0) await pause();
    const [word = "", ...fields] = line.split(" ");
    index.push([word, Object.fromEntries(fields.map(fieldOf))], NO_TERM, NO_TERM, NO_TERM);
  }
  return { ...rest, index };
}

function fieldOf(text: string): [field: string, sections: Record<string, number>] {
  const [field = "", distances = ""] = text.split(":");
  let number = 0;
  const sections: Record<string, number> = {};
  for (const distance of distances.split(",")) {
    number += Number.parseInt(distance, BASE);
    sections[number] = 1;
  }
  return [field, sections];
}

/** Yields to the browser. A timer would wait 4 ms longer. */
export function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
