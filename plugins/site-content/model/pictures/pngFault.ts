import { crc32 } from "node:zlib";

const SIGNATURE_LENGTH = 8;
/** Bytes of a chunk besides its data: length, type, checksum. */
const FRAME = 12;

/** What is wrong with the chunks of a PNG, as the end of a sentence: each states its length and has a checksum. */
export function pngFault(bytes: Buffer): string | undefined {
  let at = SIGNATURE_LENGTH;
  for (;;) {
    if (at + FRAME > bytes.length) return "is cut off";
    const end = at + FRAME + bytes.readUInt32BE(at);
    if (end > bytes.length) return "is cut off";
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return "is damaged";
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return undefined;
    at = end;
  }
}
