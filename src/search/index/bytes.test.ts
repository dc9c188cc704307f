import fc from "fast-check";
import { ByteReader, ByteWriter, lastAtMost } from "./bytes";

test("reads what was written", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: Number.MAX_SAFE_INTEGER })),
      fc.array(fc.string({ unit: "binary" })),
      fc.array(fc.nat(1e6)),
      (numbers, texts, gaps) => {
        const ascending = gaps.map((_, index) =>
          gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0),
        );
        const out = new ByteWriter();
        for (const number of numbers) out.varint(number);
        for (const text of texts) out.text(text);
        out.ascending(ascending);
        out.byte(7);
        const reader = new ByteReader(out.done());
        expect(reader.list(numbers.length, () => reader.varint())).toEqual(numbers);
        expect(reader.list(texts.length, () => reader.text())).toEqual(texts);
        expect([...reader.ascending(ascending.length)]).toEqual(ascending);
        expect(reader.byte()).toBe(7);
        expect(reader.position).toBe(out.length);
      },
    ),
  );
});

test("reads zeros past the end of a cut file", () => {
  const reader = new ByteReader(Uint8Array.of(255));
  expect([reader.varint(), reader.byte(), reader.text()]).toEqual([127, 0, ""]);
});

test.each([
  [[], 5, -1],
  [[3, 7, 9], 2, -1],
  [[3, 7, 9], 3, 0],
  [[3, 7, 9], 8, 1],
  [[3, 7, 9], 99, 2],
])("finds in %j the last number that is not above %i", (values, value, expected) => {
  expect(lastAtMost(Uint32Array.from(values), value)).toBe(expected);
});
