import { Parser } from "htmlparser2";

const HIDDEN = ["script", "style", "template"];

/**
 * What readers, search engines and assistive technology get of a page, in order: its text, and its tags with their attributes.
 * Scripts, styles, class names and the policy are excluded, since they differ between ways to build the same page.
 */
export function visibleHtml(html: string): readonly string[] {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name, { class: _, ...attributes }) => {
      if (HIDDEN.includes(name)) hidden += 1;
      else if (hidden === 0 && attributes["http-equiv"] !== "Content-Security-Policy")
        parts.push(`<${name} ${JSON.stringify(attributes)}>`);
    },
    ontext: (text) => {
      const words = text.replace(/\s+/g, " ").trim();
      if (hidden === 0 && words !== "") parts.push(words);
    },
    onclosetag: (name) => {
      if (HIDDEN.includes(name)) hidden -= 1;
    },
  });
  parser.end(html);
  return parts;
}
