import type { ReactNode } from "react";
import { Link } from "../../ui/Link";
import { ListFilter } from "../list-filter/ListFilter.view";
import type { Reader } from "../list-filter/listFilterProps";

type Entry = {
  readonly label: string;
  readonly href?: string;
  readonly description?: string;
  /** Ids of the audiences the page is written for. */
  readonly readers?: readonly string[];
  readonly items?: readonly Entry[];
};

type AllPagesProps = { readonly sections?: readonly Entry[]; readonly readers?: readonly Reader[] };

/** Every listed page in sidebar order, with its description; given audiences, a filter by audience and by text. */
export function AllPages({ sections = [], readers }: AllPagesProps): ReactNode {
  return (
    <>
      {readers && <ListFilter label="Filter the pages" noun="pages" readers={readers} />}
      <Entries entries={sections} />
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly Entry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ label, href, description, readers = [], items = [] }) =>
        items.length > 0 ? (
          <li key={href ?? label} data-filter-group="">
            {href ? <Link href={href}>{label}</Link> : <b>{label}</b>}
            <Entries entries={items} />
          </li>
        ) : (
          href && (
            <li key={href} data-filter-item="" data-readers={readers.join(" ")}>
              <Link href={href}>{label}</Link>
              {description && `: ${description}`}
            </li>
          )
        ),
      )}
    </ul>
  );
}

type ReadingPathProps = {
  readonly summary: string;
  readonly minutes?: number;
  readonly entries?: readonly {
    readonly href: string;
    readonly title: string;
    readonly note: string;
  }[];
};

/** Pages in the order that suits one audience, with the time they take. */
export function ReadingPath({ summary, minutes = 0, entries = [] }: ReadingPathProps): ReactNode {
  return (
    <>
      <p>
        About {minutes} minutes, {summary}
      </p>
      <ol>
        {entries.map(({ href, title, note }) => (
          <li key={href}>
            <Link href={href}>{title}</Link>: {note}
          </li>
        ))}
      </ol>
    </>
  );
}
