import { codeText } from "../../../domain/code";
import type { ComponentSpec } from "../../../domain/componentSpec";
import { codeLines, stringProp } from "../../../domain/documentTree";
import { attribute, boldHtml, escapeHtml, propHtml } from "../../../domain/html";

export const CodeBlock: ComponentSpec = {
  props: {},
  internal: true,
  plainText: (node) => codeText(codeLines(node)),
  outline: (node, outline) => {
    outline.text(stringProp(node, "title"));
    outline.text(codeText(codeLines(node)));
  },
  feedHtml: (node) => {
    const language = stringProp(node, "language");
    const known =
      language === undefined || language === "text" ? undefined : `language-${language}`;
    return `${boldHtml(propHtml(node, "title"))}<pre><code${attribute("class", known)}>${escapeHtml(codeText(codeLines(node)))}</code></pre>`;
  },
};
