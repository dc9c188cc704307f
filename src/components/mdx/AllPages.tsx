import type { ReactNode } from "react";
import { Link } from "../ui/Link";

type Entry = { readonly label: string; readonly href?: string; readonly description?: string; readonly items?: readonly Entry[] };

/** Every listed page in sidebar order, with its description. */
export function AllPages({ sections = [] }: { readonly sections?: readonly Entry[] }): ReactNode {
  return (
    <ul>
      {sections.map((entry) => (
        <li key={entry.href ?? entry.label}>
          {entry.href ? <Link href={entry.href}>{entry.label}</Link> : <b>{entry.label}</b>}
          {entry.description && `: ${entry.description}`}
          {entry.items && entry.items.length > 0 && <AllPages sections={entry.items} />}
        </li>
      ))}
    </ul>
  );
}
