import { type ComponentSpec, withProps } from "../../../domain/componentSpec";
import { element, stringProp } from "../../../domain/documentTree";
import { boldHtml, linkHtml, propHtml } from "../../../domain/html";
import { shows } from "../../../domain/outlineText";
import { didYouMean } from "../../../domain/problems";
import { splitHref } from "../../../domain/routes";
import { listProp, objectsProp, textOf } from "../../../domain/treeProps";
import { CARD_ICONS } from "./cardIcons";

export const CardGrid: ComponentSpec = {
  props: {},
  holds: ["Card"],
  plainText: "children",
  outline: "children",
  feedHtml: (_node, inner) => `<ul>${inner()}</ul>`,
};

export const Card: ComponentSpec = {
  props: { to: "text", title: "text", "text?": "text", "value?": "text", "icon?": "text" },
  resolve: (node, page) => {
    const icon = stringProp(node, "icon");
    const names = Object.keys(CARD_ICONS);
    const isUnknown = icon !== undefined && !names.includes(icon);
    if (isUnknown)
      page.warn(
        node.line,
        `"${icon}" is not an icon of cards and was left out.${didYouMean(icon, names)}`,
        `Use one of: ${names.join(", ")}.`,
      );
    const text = ["value", "title", "text"].map((name) => stringProp(node, name) ?? "").join(" ");
    const to = page.link(stringProp(node, "to") ?? "", node.line, text);
    return withProps(node, { to, ...(isUnknown && { icon: "" }) });
  },
  plainText: "children",
  outline: shows("value", "title", "text"),
  feedHtml: (node, inner, place) =>
    `<li>${boldHtml(propHtml(node, "value"))}${linkHtml(stringProp(node, "to"), stringProp(node, "title") ?? "", place)} ${propHtml(node, "text") ?? ""}${inner()}</li>`,
};

/** Links to pages with their own titles and descriptions: search finds those pages, not this list. */
export const RelatedPages: ComponentSpec = {
  props: { routes: ["text"] },
  holds: [],
  resolve: (node, page) => {
    const named = new Set<string>();
    const pages = listProp(node, "routes").flatMap((each) => {
      const route = String(each);
      const without = (message: string, fix: string) => {
        page.warn(node.line, message, fix);
        return [];
      };
      if (route === page.path)
        return without(
          `RelatedPages names "${route}", the page that it stands on, which was left out.`,
          "Remove the route.",
        );
      if (named.has(route))
        return without(`RelatedPages names the route "${route}" twice.`, "Name each route once.");
      named.add(route);
      const target = page.pages.get(splitHref(route).path);
      if (target) {
        const { title, description } = target;
        return [{ href: page.link(route, node.line), title, description }];
      }
      page.report(
        node.line,
        `RelatedPages names the unknown route "${route}".${didYouMean(route, [...page.pages.keys()])}`,
        "Correct the route.",
      );
      return [];
    });
    return element(node.type, { pages }, [], node.line);
  },
  plainText: "children",
  outline: () => undefined,
  feedHtml: (node, _inner, place) => {
    const pages = objectsProp(node, "pages").map(
      ({ href, title }) => `<li>${linkHtml(textOf(href), textOf(title) ?? "", place)}</li>`,
    );
    return pages.length > 0 ? `<ul>${pages.join("")}</ul>` : "";
  },
};
