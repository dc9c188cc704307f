/** What one page looks like at one width of the window; positions and lengths in CSS pixels. */
export type PageLayout = {
  /** Words of code in table cells that are broken across lines, up to 40 characters long. */
  readonly brokenIdentifiers: readonly string[];
  /** Boxes that scroll sideways without any sign of it. */
  readonly unmarkedScrollers: readonly string[];
  /** True when the page itself scrolls sideways. */
  readonly sideways: boolean;
  /** Sources of formulas with a bracket clearly lower than its content. */
  readonly lowBrackets: readonly string[];
  /** Bar charts whose tracks differ in length. */
  readonly unequalBars: number;
  /** Text in drawings that is less than 12 pixels high on the screen. */
  readonly smallLabels: readonly string[];
  /** Width of the text column: of the widest paragraph. */
  readonly textWidth: number | undefined;
  /** Characters in a full line, the median of the page's long paragraphs. */
  readonly lineLength: number | undefined;
  readonly headingTop: number | undefined;
  readonly headingLeft: number | undefined;
};

/** Measures the page it runs in. It is sent to the browser as source text, so everything it uses is inside. */
export function measurePage(): PageLayout {
  const all = (selector: string, root: ParentNode = document) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const visible = (element: Element) => element.getClientRects().length > 0;
  const linesOf = (element: Element) =>
    new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size;
  const textOf = (element: Element) => (element.textContent ?? "").trim();
  const describe = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} "${textOf(element).replace(/\s+/g, " ").slice(0, 40)}"`;

  const brokenIdentifiers = all(".prose :is(td, th) code")
    .filter((code) => /^\S{2,40}$/.test(textOf(code)) && linesOf(code) > 1)
    .map(textOf);

  const unmarkedScrollers = all("body *")
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !["TEXTAREA", "INPUT", "SELECT"].includes(element.tagName) &&
        visible(element),
    )
    .filter((element) => !getComputedStyle(element).backgroundImage.includes("gradient"))
    .map(describe);

  const lowBrackets = all(".prose math")
    .filter((formula) =>
      all("mrow", formula).some((row) => {
        const parts = [...row.children];
        const height = (part: Element | undefined) => part?.getBoundingClientRect().height ?? 0;
        const open: number[] = [];
        return parts.some((part, place) => {
          if (/^[([{]$/.test(textOf(part))) open.push(place);
          if (!/^[)\]}]$/.test(textOf(part))) return false;
          const opening = open.pop() ?? place;
          const inner = Math.max(0, ...parts.slice(opening + 1, place).map(height));
          return height(parts[opening]) < inner * 0.85 || height(part) < inner * 0.85;
        });
      }),
    )
    .map((formula) => textOf(formula).slice(0, 60));

  const unequalBars = all("figure > dl").filter((list) => {
    const widths = all("svg", list).map((svg) => svg.getBoundingClientRect().width);
    return Math.max(...widths, 0) - Math.min(...widths) > 1;
  }).length;

  const smallLabels = all(".prose svg")
    .filter(visible)
    .flatMap((svg) => all("text", svg))
    .filter((text) => {
      const scale = text.closest("svg")?.getScreenCTM()?.a ?? 1;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale < 11.95;
    })
    .map(textOf);

  const paragraphs = all(".prose > p").filter(visible);
  const heading = all("main h1:not(.visually-hidden)")[0]?.getBoundingClientRect();
  const lengths = paragraphs
    .map((paragraph) => {
      const height = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      const lines = Math.round(paragraph.getBoundingClientRect().height / height);
      return { lines, length: paragraph.innerText.length / (lines - 0.5) }; // without folded definitions
    })
    .filter(({ lines }) => lines >= 4)
    .map(({ length }) => length)
    .sort((a, b) => a - b);
  return {
    brokenIdentifiers,
    unmarkedScrollers,
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    lowBrackets,
    unequalBars,
    smallLabels,
    textWidth:
      paragraphs.length === 0
        ? undefined
        : Math.max(...paragraphs.map((paragraph) => paragraph.clientWidth)),
    lineLength: lengths[lengths.length >> 1],
    headingTop: heading && heading.top + scrollY,
    headingLeft: heading?.left,
  };
}
