/** Writes numbers and strings one after another. Numbers below 128 take one byte. */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private size = 0;

  get length(): number {
    return this.size;
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.size++] = value & 255;
  }

  /** A non-negative integer, seven bits per byte. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.size);
    this.size += bytes.length;
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.varint(bytes.length);
    this.raw(bytes);
  }

  /** Ascending numbers as the differences between neighbours. */
  ascending(values: readonly number[]): void {
    values.forEach((value, index) => {
      this.varint(value - (values[index - 1] ?? 0));
    });
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.size);
  }

  private reserve(more: number): void {
    if (this.size + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.size + more));
    larger.set(this.bytes.subarray(0, this.size));
    this.bytes = larger;
  }
}

/**
 * Reads what {@link ByteWriter} wrote, in the same order. Past the end it reads zeros, so a truncated file cannot hang a reader.
 */
export class ByteReader {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {}

  get position(): number {
    return this.at;
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  varint(): number {
    let next = this.byte();
    if (next < 128) return next;
    let value = 0;
    let scale = 1;
    while (next > 127) {
      value += (next & 127) * scale;
      scale *= 128;
      next = this.byte();
    }
    return value + next * scale;
  }

  text(): string {
    const length = this.varint();
    const start = this.at;
    this.at += length;
    return asciiText(this.bytes, start, this.at) ?? decode(this.bytes.subarray(start, this.at));
  }

  ascending(count: number): Uint32Array {
    const values = new Uint32Array(count);
    let value = 0;
    for (let index = 0; index < count; index++) {
      value += this.varint();
      values[index] = value;
    }
    return values;
  }

  /** `count` values read one after another. */
  list<Value>(count: number, read: () => Value): Value[] {
    return Array.from({ length: count }, read);
  }
}

let decoder: TextDecoder | undefined;

function decode(bytes: Uint8Array): string {
  decoder ??= new TextDecoder();
  return decoder.decode(bytes);
}

const SHORT_TEXT = 40;

/** Decodes a short ASCII string, as nearly all words are; a `TextDecoder` takes ten times as long. */
function asciiText(bytes: Uint8Array, start: number, end: number): string | undefined {
  if (end - start > SHORT_TEXT || end > bytes.length) return undefined;
  let text = "";
  for (let at = start; at < end; at++) {
    const code = bytes[at] ?? 0;
    if (code > 127) return undefined;
    text += String.fromCharCode(code);
  }
  return text;
}

/** Index of the last of the ascending numbers that is at most `value`; -1 when all are greater. */
export function lastAtMost(values: Uint32Array, value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
