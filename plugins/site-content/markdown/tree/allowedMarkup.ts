/** HTML and SVG that pages may contain. All names are compared in lower case. */

/** The words in a string. */
export const words = (text: string) => text.trim().split(/\s+/);

const HTML = words(`
  a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del
  details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img input ins kbd li mark
  meter nav ol p pre progress q rp rt ruby s samp section small source span strong sub summary sup table
  tbody td tfoot th thead time tr track u ul var video wbr
`);
const SVG = words(`
  svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop symbol text title tspan
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
`);
/** Elements with their replacements: HTML has dropped them, or the page already has one. */
const RENAMED: Readonly<Record<string, string>> = {
  center: "div",
  main: "div",
  strike: "s",
  tt: "code",
};
const byLowerCase = (names: readonly string[]) =>
  new Map(names.map((name) => [name.toLowerCase(), name]));

const HTML_NAMES = new Map([...byLowerCase(HTML), ...Object.entries(RENAMED)]);
const SVG_NAMES = byLowerCase(SVG);

/**
 * Elements that run code, load something, or ask readers for input: errors. Other unknown elements are removed, but their content
 * is kept.
 */
const HARMFUL = new Set(
  words(`
  script style iframe frame frameset object embed applet link meta base form button select textarea dialog
  template noscript portal title image use animate animatemotion animatetransform set foreignobject handler
  listener math annotation-xml fencedframe
`),
);

/** Elements that never have content. */
export const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** The spelling of an element that pages may contain, `"harmful"`, or undefined for one to omit. */
export function elementNamed(name: string, inSvg: boolean): string | "harmful" | undefined {
  const key = name.toLowerCase();
  const known = inSvg
    ? SVG_NAMES.get(key)
    : (HTML_NAMES.get(key) ?? (key === "svg" ? key : undefined));
  return known ?? (inSvg || HARMFUL.has(key) ? "harmful" : undefined);
}

const EVERYWHERE = words("id class classname title lang dir role hidden translate align");
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: words("href target rel name download hreflang type"),
  abbr: [],
  audio: words("src controls loop muted preload"),
  blockquote: [],
  code: ["metastring"],
  col: words("span valign width"),
  colgroup: words("span valign width"),
  data: ["value"],
  del: ["datetime"],
  details: words("open name"),
  img: words("src alt width height loading decoding"),
  input: words("type checked disabled"),
  ins: ["datetime"],
  li: ["value"],
  meter: words("value min max low high optimum"),
  ol: words("start reversed type"),
  progress: words("value max"),
  source: words("src type"),
  table: words("width"),
  tbody: ["valign"],
  td: words("colspan rowspan headers valign width"),
  tfoot: ["valign"],
  th: words("colspan rowspan headers scope abbr valign width"),
  thead: ["valign"],
  time: ["datetime"],
  tr: ["valign"],
  track: words("src kind srclang label default"),
  video: words("src poster controls width height loop muted playsinline autoplay preload"),
};
const SVG_ATTRIBUTES = words(`
  viewbox xmlns width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points fill stroke transform opacity offset
  preserveaspectratio gradientunits gradienttransform spreadmethod fx fy clippath clippathunits cliprule mask
  maskunits maskcontentunits patternunits patterncontentunits patterntransform markerwidth markerheight
  markerunits markerstart markermid markerend refx refy orient fillopacity fillrule strokewidth strokelinecap
  strokelinejoin strokemiterlimit strokedasharray strokedashoffset strokeopacity stopcolor stopopacity textanchor
  dominantbaseline alignmentbaseline fontsize fontweight fontfamily fontstyle letterspacing textlength
  lengthadjust rotate pathlength vectoreffect visibility display color focusable filter filterunits in in2
  result mode values type operator k1 k2 k3 k4 stddeviation radius slope intercept floodcolor floodopacity
  colorinterpolationfilters masktype
`);

/** Whether an element of a page may have an attribute, given by its name in HTML, SVG or React. */
export function allowsAttribute(element: string, name: string, inSvg: boolean): boolean {
  const key = name.toLowerCase();
  if (/^aria-[a-z]+$/.test(key) || /^data-footnote/.test(key) || EVERYWHERE.includes(key))
    return true;
  return inSvg
    ? SVG_ATTRIBUTES.includes(key.replaceAll("-", ""))
    : (ATTRIBUTES[element]?.includes(key) ?? false);
}
