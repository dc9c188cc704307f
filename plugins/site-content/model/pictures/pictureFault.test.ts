import sharp from "sharp";
import { pictureFault } from "./pictureFault";

const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: "#1a8" } });
const KINDS = ["png", "jpeg", "webp", "gif", "avif"] as const;

test.each(KINDS)("a whole %s has no fault", async (kind) => {
  expect(pictureFault(await drawn.clone().toFormat(kind).toBuffer())).toBeUndefined();
});

test.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
  "a %s without its end is cut off",
  async (kind) => {
    const bytes = await drawn.clone().toFormat(kind).toBuffer();
    expect(pictureFault(bytes.subarray(0, bytes.length - 16))).toBe("is cut off");
  },
);

test.each([
  ["", "is empty"],
  ["hello", "is not a picture of a known kind, whatever its name says"],
  ["\x89PNG\r\n\x1a\n", "is not a picture of a known kind, whatever its name says"],
  ["RIFF", "is not a picture of a known kind, whatever its name says"],
])("the bytes %j: %s", (bytes, fault) => {
  expect(pictureFault(Buffer.from(bytes, "latin1"))).toBe(fault);
});

test.each([
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>')],
  ["BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(68, 1)])],
])(
  "a %s with the name of another kind has a fault, since browsers do not show it",
  (kind, bytes) => {
    expect(pictureFault(bytes)).toBe(`is ${kind}, whatever its name says`);
  },
);

test("an icon is only valid under its own extension, since sharp cannot read icons", () => {
  const icon = Buffer.alloc(64);
  icon.set([0, 0, 1, 0, 1, 0, 16, 16]);
  expect(pictureFault(icon, "ico")).toBeUndefined();
  expect(pictureFault(icon, "png")).toBe("is ICO, whatever its name says");
});

test("a PNG whose bytes do not fit their checksums is damaged", async () => {
  const bytes = await drawn.clone().png().toBuffer();
  const data = bytes.indexOf("IDAT");
  const wrong = Buffer.from(bytes).fill(7, data + 10, data + 14);
  const other = Buffer.concat([bytes.subarray(0, 33), Buffer.from("a text\nIEND\xae")]);
  expect(pictureFault(wrong)).toBe("is damaged");
  expect(pictureFault(other)).toBe("is cut off");
  expect(pictureFault(Buffer.concat([bytes, Buffer.from("more")]))).toBeUndefined();
});

test("a picture with more pixels than sharp accepts is refused early in the build", async () => {
  const bytes = await drawn.clone().png().toBuffer();
  const sized = (width: number, height: number) => {
    const other = Buffer.from(bytes);
    other.writeUInt32BE(width, 16);
    other.writeUInt32BE(height, 20);
    return pictureFault(other);
  };
  expect(sized(17_000, 17_000)).toMatch(/^has 17000 × 17000 pixels, more than the 268402689 of/);
  expect(sized(0x3fff, 0x3fff)).toBe("is damaged"); // only its checksum
});
