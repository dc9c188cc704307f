import type { ReactNode } from "react";
import { z } from "zod";
import { cell, oneOf, type PropsOf, text } from "../../../domain/componentProps";
import type { PageCard } from "../../../domain/folderCards";
import { didYouMean } from "../../../domain/problems";
import { splitHref } from "../../../domain/routes";
import { staticComponent } from "../define";
import { CARD_ICONS, type CardIcon } from "./cardIcons";

/** Cards side by side where there is room. */
export const CardGrid = staticComponent({
  props: {},
  allowedChildren: ["Card"],
  render: (_, { children }) => <ul className="cards">{children}</ul>,
});

const CARD = {
  /** The page the card leads to; a card without it is only text. */
  to: cell.optional(),
  title: text,
  text: cell.optional(),
  /** A key figure, shown large. */
  value: cell.optional(),
  icon: oneOf(...(Object.keys(CARD_ICONS) as [CardIcon])).optional(),
};

type CardProps = Partial<PropsOf<typeof CARD>> & { readonly children?: ReactNode };

/** A link or a title, with a sentence. The whole card is clickable, except for links and buttons inside it. */
function CardItem({ to, title, text: sentence, value, icon, children }: CardProps): ReactNode {
  return (
    <li className="card">
      {icon && (
        <svg
          className="icon card-icon"
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
        >
          <path d={CARD_ICONS[icon]} />
        </svg>
      )}
      {value && (
        <>
          <b className="card-value">{value}</b>{" "}
        </>
      )}
      {to === undefined ? (
        <b>{title}</b>
      ) : (
        <a className="card-link" href={to}>
          {title}
        </a>
      )}
      {sentence && <p className="card-text">{sentence}</p>}
      {children}
    </li>
  );
}

export const Card = staticComponent({
  props: CARD,
  render: (card, { children, nodes, page, line }) => {
    const label = [card.value, card.title, card.text].filter(Boolean).join(" ");
    return (
      <CardItem {...card} to={card.to && page.link(card.to, line, label)}>
        {nodes.length > 0 && <div className="card-content">{children}</div>}
      </CardItem>
    );
  },
});

type PageCardsProps = { readonly pages: readonly PageCard[] };

/** Cards that lead to pages, which search finds themselves. */
export function PageCards({ pages }: PageCardsProps): ReactNode {
  if (pages.length === 0) return null;
  return (
    <ul className="cards" data-no-search="">
      {pages.map((page) => (
        <CardItem key={page.to} {...page} />
      ))}
    </ul>
  );
}

/** Links to pages with their own titles and descriptions. */
export const RelatedPages = staticComponent({
  props: { routes: z.array(text) },
  allowedChildren: [],
  render: ({ routes }, { page, line }) => {
    const others = routes.filter((route) => route !== page.path); // a list that several pages share includes each of them
    const pages = [...new Set(others)].flatMap((route) => {
      const target = page.pages.get(splitHref(route).path);
      if (target)
        return [{ to: page.link(route, line), title: target.title, text: target.description }];
      const hint = didYouMean(route, [...page.pages.keys()]);
      page.report(
        line,
        `RelatedPages names the unknown route "${route}".${hint}`,
        "Correct the route.",
      );
      return [];
    });
    return <PageCards pages={pages} />;
  },
});
