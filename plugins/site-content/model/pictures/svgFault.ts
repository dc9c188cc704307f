import { SaxesParser } from "saxes";

const NAMESPACE = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** Elements that run, load or change something. */
const FORBIDDEN =
  /^(?:script|foreignobject|animate\w*|set|discard|handler|listener|i?frame|object|embed|audio|video|canvas|link|meta|base|html|body|form|input|button)$/;
/** Attributes that hold CSS. */
const STYLES = /^(?:style|fill|stroke|filter|mask|clip-path|cursor|marker[-\w]*|color-profile)$/;
/** Most elements inside each other: deeper ones would take the parser ever longer. */
const MAX_DEPTH = 200;
/** Raster pictures written out as a data address: they load nothing. */
const PICTURE_DATA = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i;

/**
 * What makes an SVG file more than a drawing, as the end of a sentence: scripts, animation, other files. Undefined for a plain
 * drawing. A page shows the file as a picture, but its address opens it as a document of this site. The parser is as strict as
 * those of browsers, so that none reads the file differently.
 */
export function svgFault(text: string): string | undefined {
  try {
    readDrawing(text);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingFault) return error.message;
    throw error;
  }
}

class DrawingFault extends Error {}

/** Reads a drawing up to its first fault. @throws DrawingFault */
function readDrawing(text: string): void {
  const refuse = (fault: string | false | undefined) => {
    if (fault) throw new DrawingFault(fault);
  };
  const open: string[] = [];
  let css = ""; // of a style element, whose text arrives in pieces
  const addCss = (more: string) => {
    if (open.at(-1) === "style") css += more;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => refuse(`is not valid XML, at ${message.replace(/\.$/, "")}`));
  parser.on("xmldecl", ({ encoding = "utf-8" }) =>
    refuse(!/^(?:utf-?8|us-ascii|iso-8859-1)$/i.test(encoding) && `is written in ${encoding}`),
  );
  parser.on("doctype", (type) => refuse(/\[\s*[^\]\s]/.test(type) && "declares entities"));
  parser.on("processinginstruction", ({ target }) =>
    refuse(target === "xml-stylesheet" && "has a style sheet of its own"),
  );
  parser.on("text", addCss);
  parser.on("cdata", addCss);
  parser.on("opentag", ({ name, local, uri, attributes }) => {
    const element = local.toLowerCase();
    const depth = open.push(element);
    refuse(FORBIDDEN.test(element) && `has <${name}>`);
    refuse(uri === XHTML && "has HTML in it");
    refuse(depth === 1 && element !== "svg" && "is not an SVG drawing");
    refuse(depth > MAX_DEPTH && "nests too deeply");
    for (const { local: key, value } of Object.values(attributes))
      refuse(attributeFault(element, key.toLowerCase(), value));
    refuse(depth === 1 && uri !== NAMESPACE && `has no xmlns="${NAMESPACE}" in its <svg>`);
  });
  parser.on("closetag", () => {
    if (open.pop() === "style") refuse(styleFault(css));
  });
  parser.write(text).close();
}

function attributeFault(element: string, name: string, value: string): string | undefined {
  if (name.startsWith("on")) return `has the event handler ${name}`;
  if (STYLES.test(name)) return styleFault(value);
  if (!/^(?:href|src|base)$/.test(name)) return undefined;
  const address = value.replace(/[\s\p{Cc}]/gu, "");
  const isHarmless =
    address.startsWith("#") ||
    (element === "image" && PICTURE_DATA.test(address)) ||
    (element === "a" && /^https?:\/\//i.test(address));
  return isHarmless ? undefined : `refers to "${address.slice(0, 60)}"`;
}

/** What CSS does beyond drawing: it loads something, or hides that it does. */
function styleFault(css: string): string | undefined {
  const plain = css.replace(/[\s\p{Cc}"']/gu, "");
  const isMore = /@import|image-set\(|\\|(?:url|src)\((?!#)/i.test(plain);
  return isMore ? "has a style that loads or hides something" : undefined;
}
