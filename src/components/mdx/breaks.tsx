import { Fragment, type ReactNode } from "react";

/** Shorter strings fit into a column on any phone. */
const SHORT = 12;
/** A segment longer than this, such as an address of 64 digits, may break in groups of eight. */
const LONG = 24;
/** Matches the positions after a separator in a name or an address, and between the words of a camel-case name. */
const BETWEEN_PARTS = /(?<=[/._:?&=,(-])(?=[\w<{])|(?<=[a-z]{2})(?=[A-Z])/;

/** A name or an address in a narrow column, which breaks between its segments and not inside a word. */
export function withBreaks(text: string): ReactNode {
  if (text.length <= SHORT || /\s/.test(text)) return text;
  const pieces = text
    .split(BETWEEN_PARTS)
    .flatMap((piece) => (piece.length > LONG ? (piece.match(/.{1,8}/g) ?? []) : piece));
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed string never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
