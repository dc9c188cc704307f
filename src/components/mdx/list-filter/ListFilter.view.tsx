import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { filterStatus, matchesFilter } from "../../../domain/listFilter";
import { useHydrated } from "../../../hooks/useHydrated";
import { hashTarget } from "../../../state/hashTarget";
import { writeAddressLater } from "../../../state/writeAddressLater";
import * as styles from "./ListFilter.module.css";

type ListFilterProps = {
  /** Label of the field: "Filter the terms". */
  readonly label: string;
  /** What the count counts: "terms". */
  readonly noun: string;
};

/** The parameter of the address that holds the words. */
const QUERY = "filter";

/**
 * A filter for the lists on its page, whose words stay in the address, so that a filtered list can be shared. Without JavaScript,
 * the lists are complete and the filter is hidden.
 */
export function ListFilter({ label, noun }: ListFilterProps): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string>();
  const [status, setStatus] = useState("");
  const isHydrated = useHydrated();

  useLayoutEffect(() => setQuery(new URLSearchParams(location.search).get(QUERY) ?? ""), []);

  useEffect(() => {
    if (query === undefined) return;
    setStatus(filterStatus(filterLists(pageOf(form.current), query), noun));
    return writeAddressLater(() => writeQuery(query));
  }, [query, noun]);

  useEffect(() => {
    const show = () => {
      const target = hashTarget(location.hash);
      if (!target?.closest("[hidden]") || !pageOf(form.current).contains(target)) return;
      filterLists(pageOf(form.current), "");
      setQuery("");
      target.scrollIntoView();
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, []);

  return (
    <form
      ref={form}
      className={styles.form}
      data-live={isHydrated ? "" : "awaited"}
      data-print="hide"
      role="search"
      aria-label={label}
      method="dialog" // sends nothing, with or without JavaScript
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
        {!isHydrated && <span className="spinner awaited" data-spinner="" />}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          disabled={!isHydrated}
          value={query ?? ""}
          onChange={(event) => setQuery(event.target.value)}
        />
        <button
          type="button"
          className={styles.reset}
          disabled={!query?.trim()}
          onClick={() => {
            setQuery("");
            field.current?.focus(); // the button becomes disabled
          }}
        >
          Clear filter
        </button>
      </div>
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  );
}

function pageOf(form: HTMLElement | null): HTMLElement {
  return form?.closest<HTMLElement>(".prose") ?? document.body;
}

/**
 * Hides what does not match: entries, lists without entries, and the headings and paragraphs that introduce such a list. Returns
 * the numbers of entries.
 */
function filterLists(page: HTMLElement, query: string) {
  const items = [...page.querySelectorAll<HTMLElement>("[data-filter-item]")];
  for (const item of items) item.hidden = !matchesFilter(item.textContent ?? "", query);
  for (const group of page.querySelectorAll<HTMLElement>("[data-filter-group]")) {
    group.hidden = !group.querySelector("[data-filter-item]:not([hidden])");
    for (const element of introductionOf(group)) element.hidden = group.hidden;
  }
  return { shown: items.filter(({ hidden }) => !hidden).length, total: items.length };
}

/** The elements from a list back to its heading, heading included; none when another list or the filter is among them. */
function introductionOf(group: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let element = group.previousElementSibling;
    element;
    element = element.previousElementSibling
  ) {
    if (
      !(element instanceof HTMLElement) ||
      element.matches("form, [data-filter-group], :has([data-filter-group])")
    )
      return [];
    found.push(element);
    if (/^H[2-6]$/.test(element.tagName)) return found;
  }
  return [];
}

function writeQuery(query: string): void {
  const url = new URL(location.href);
  url.searchParams.delete(QUERY);
  if (query.trim() !== "") url.searchParams.set(QUERY, query);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
