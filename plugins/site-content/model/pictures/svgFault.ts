import { Parser } from "htmlparser2";
import { PICTURE_DATA, styleFault } from "./styleFault";

const FORBIDDEN =
  /^(script|foreignobject|animate|animatemotion|animatetransform|animatecolor|set|discard|handler|listener|iframe|frame|object|embed|audio|video|canvas|link|meta|base|html|body|form|input|button)$/;
const XHTML = "http://www.w3.org/1999/xhtml";

/**
 * Characters that XML does not allow. UTF-16 read as UTF-8 contains them, and browsers might read such a file as another drawing.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/**
 * CDATA, which is text, and the non-element parts of XML, each up to its end: comments, processing instructions, and the document
 * type.
 */
const ASIDE =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE\s+svg(?:\s+\w+|\s+"[^"<>]*"|\s+'[^'<>]*')*\s*(?:\[\s*\]\s*)?>/g;
/** Document types for which browsers know HTML's named characters, such as `&commat;`. */
const WITH_NAMES = /^<!DOCTYPE[\s\S]*(?:XHTML|MathML)/i;

/**
 * What makes an SVG file more than a drawing, as the end of a sentence: scripts, animation, other
 * files. Undefined for a plain drawing. A page shows the file as a picture, but its address opens it
 * as a document of this site.
 */
export function svgFault(text: string): string | undefined {
  if (/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i.test(text)) return "declares entities";
  if (/<\?xml-stylesheet/i.test(text)) return "has a style sheet of its own";
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii|iso-8859-1)$/i.test(encoding))
    return `is written in ${encoding}`;
  if (NO_XML.test(text)) return "is not UTF-8 text";
  const plain = elementsIn(text);
  if (plain === undefined) return "has declarations beyond a plain DOCTYPE";
  return firstFault(plain) ?? xmlFault(text, plain);
}

const NAMESPACE = "http://www.w3.org/2000/svg";
/** An ampersand that does not begin an XML entity, and the name after it. */
const AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)(?:\w{1,20};)?/i;

/** What HTML tolerates in a drawing but XML does not: browsers then show a broken picture. */
function xmlFault(text: string, plain: string): string | undefined {
  if (/^\s+<\?xml\s/.test(text.replace(/^\ufeff/, ""))) return "has whitespace before its <?xml";
  const ampersand = AMPERSAND.exec(plain.replace(ASIDE, ""))?.[0];
  if (ampersand === "&") return 'has a "&" that is not written as "&amp;"';
  if (ampersand !== undefined) return `has "${ampersand}", which only HTML defines`;
  return plain.includes(NAMESPACE) ? undefined : `has no xmlns="${NAMESPACE}" in its <svg>`;
}

/**
 * A drawing without the non-element parts of XML. Parsers disagree on where those end, so one could skip as a comment what
 * another runs. Undefined for a drawing with other declarations.
 */
function elementsIn(text: string): string | undefined {
  let isPlain = true;
  const elements = text.replace(ASIDE, (aside) => {
    if (WITH_NAMES.test(aside)) isPlain = false;
    return aside.startsWith("<![") ? aside : "";
  });
  return isPlain && !/<!(?!\[CDATA\[)/.test(elements) ? elements : undefined;
}

/** Maximum depth of nested elements; deeper ones would take the parser ever longer. */
const MAX_DEPTH = 200;

/** Reads a drawing element by element, up to the first fault. */
function firstFault(text: string): string | undefined {
  const open: string[] = [];
  let isDrawing = false;
  let fault: string | undefined;
  let css = ""; // of a style element, whose text arrives in pieces
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        isDrawing ||= open.length === 0 && name === "svg";
        open.push(name);
        stop(open.length > MAX_DEPTH ? "nests too deeply" : elementFault(tag, attributes));
      },
      ontext(data) {
        if (open.at(-1) === "style") css += data;
      },
      onclosetag(tag, isImplied) {
        if (open.pop() === "style") stop(styleFault(css));
        if (isImplied && text[parser.endIndex - 1] !== "/") stop(`does not close <${tag}>`);
      },
    },
    { xmlMode: true },
  );
  const stop = (found: string | undefined) => {
    if (found === undefined || fault !== undefined) return;
    fault = found;
    parser.pause();
  };
  parser.write(text);
  const [unclosed] = open;
  if (!isDrawing) return fault ?? "is not an SVG drawing";
  return fault ?? (unclosed === undefined ? undefined : `does not close <${unclosed}>`);
}

function elementFault(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): string | undefined {
  const name = localName(tag);
  if (FORBIDDEN.test(name)) return `has <${tag}>`;
  return Object.entries(attributes)
    .map(([key, value]) => attributeFault(name, localName(key), value))
    .find((found) => found !== undefined);
}

/** Attributes that hold CSS. */
const STYLES =
  /^(style|fill|stroke|filter|mask|clip-path|cursor|marker|marker-start|marker-mid|marker-end|color-profile)$/;

function attributeFault(element: string, name: string, value: string): string | undefined {
  const plain = value.replace(/[\s\p{Cc}]/gu, "");
  if (name.startsWith("on")) return `has the event handler ${name}`;
  if (plain === XHTML) return "has HTML in it";
  if (STYLES.test(name)) return styleFault(value);
  if (name !== "href" && name !== "src" && name !== "base") return undefined;
  const isHarmless =
    plain.startsWith("#") ||
    (element === "image" && PICTURE_DATA.test(plain)) ||
    (element === "a" && /^https?:\/\//i.test(plain));
  return isHarmless ? undefined : `refers to "${plain.slice(0, 60)}"`;
}

function localName(name: string): string {
  return name.toLowerCase().replace(/^.*:/, "");
}
