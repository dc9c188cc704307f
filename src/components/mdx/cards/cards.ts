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
  props: { "to?": "text", title: "text", "text?": "text", "value?": "text", "icon?": "text" },
  emptyWithout: ["to", "text", "value"],
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
    const to = stringProp(node, "to");
    if (to === undefined && node.props?.to === undefined)
      page.warn(
        node.line,
        `The card "${stringProp(node, "title") ?? ""}" leads nowhere.`,
        'Add to="/page" with the page that it is about.',
      );
    return withProps(node, {
      ...(to !== undefined && { to: page.link(to, node.line, text) }),
      ...(isUnknown && { icon: "" }),
    });
  },
  plainText: "children",
  outline: shows("value", "title", "text"),
  feedHtml: (node, inner, place) =>
    `<li>${boldHtml(propHtml(node, "value"))}${linkHtml(stringProp(node, "to"), stringProp(node, "title") ?? "", place)} ${propHtml(node, "text") ?? ""}${inner()}</li>`,
};

/** Links to pages with their own titles and descriptions. Search finds the pages themselves, so it ignores this list. */
export const RelatedPages: ComponentSpec = {
  props: { routes: ["text"] },
  holds: [],
  resolve: (node, page) => {
    const routes = listProp(node, "routes").map(String);
    const others = routes.filter((route) => route !== page.path); // a list that several pages share includes each of them
    if (others.length === 0 && routes.length > 0)
      page.warn(
        node.line,
        `RelatedPages names no page but "${page.path}", the page it is on, so it is empty.`,
        "Name another page, or remove the list.",
      );
    const named = new Set<string>();
    const pages = others.flatMap((route) => {
      if (named.has(route)) {
        const message = `RelatedPages names the route "${route}" twice.`;
        page.warn(node.line, message, "Name each route once.");
        return [];
      }
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
