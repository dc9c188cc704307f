import { Fragment, type ReactNode } from "react";

/** Shorter texts fit a column on any phone. */
const SHORT = 12;
/** A piece longer than this, such as an address of 64 digits, may break in groups of eight. */
const LONG = 24;
/** After what separates the parts of a name or an address, and between the words of one in camel case. */
const BETWEEN_PARTS = /(?<=[/._:?&=,(-])(?=[\w<{])|(?<=[a-z]{2})(?=[A-Z])/;

/** A name or an address of a narrow column, which breaks between its parts and not inside a word. */
export function withBreaks(text: string): ReactNode {
  if (text.length <= SHORT || /\s/.test(text)) return text;
  const pieces = text
    .split(BETWEEN_PARTS)
    .flatMap((piece) => (piece.length > LONG ? (piece.match(/.{1,8}/g) ?? []) : piece));
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
