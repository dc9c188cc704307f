import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { type FilterWish, filterStatus, matchesFilter } from "../../domain/listFilter";
import type { ListFilterProps } from "./ListFilter";
import * as styles from "./ListFilter.module.css";

type ControlsProps = ListFilterProps & { readonly root: RefObject<HTMLElement | null> };

const NOTHING: FilterWish = { query: "", readers: [] };

/** The field, the readers and the count; the wish stands in the URL, so that a filtered list can be shared. */
export default function ListFilterControls({ label, noun, readers = [], root }: ControlsProps): ReactNode {
  const id = useId();
  const [wish, setWish] = useState(readWish);
  const [status, setStatus] = useState("");
  const page = () => root.current?.closest<HTMLElement>(".prose") ?? document.body;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page around the filter never changes
  useEffect(() => {
    const { shown, total } = filterLists(page(), wish);
    setStatus(filterStatus(shown, total, noun));
    writeWish(wish);
  }, [wish, noun]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    const showTarget = () => {
      const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
      if (!target?.closest("[hidden]") || !page().contains(target)) return;
      setWish(NOTHING);
      requestAnimationFrame(() => target.scrollIntoView());
    };
    showTarget();
    addEventListener("hashchange", showTarget);
    return () => removeEventListener("hashchange", showTarget);
  }, []);

  const active = wish.query.trim() !== "" || wish.readers.length > 0;
  return (
    <form className={styles.form} role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          className={styles.field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={wish.query}
          onChange={(event) => setWish({ ...wish, query: event.target.value })}
        />
        <button type="button" className={styles.reset} disabled={!active} onClick={() => setWish(NOTHING)}>
          Clear filter
        </button>
      </div>
      {readers.length > 0 && (
        <fieldset className={styles.readers}>
          <legend className={styles.label}>Written for</legend>
          {readers.map((reader) => (
            <label key={reader.id} className={styles.reader}>
              <input
                type="checkbox"
                checked={wish.readers.includes(reader.id)}
                onChange={() => setWish({ ...wish, readers: toggled(wish.readers, reader.id) })}
              />
              {reader.label}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  );
}

function toggled(readers: readonly string[], id: string): string[] {
  return readers.includes(id) ? readers.filter((other) => other !== id) : [...readers, id];
}

/** Hides what does not match: entries, lists without entries, and the headings and texts that introduce such a list. */
function filterLists(page: HTMLElement, wish: FilterWish): { shown: number; total: number } {
  const items = [...page.querySelectorAll<HTMLElement>("[data-filter-item]")];
  let shown = 0;
  for (const item of items) {
    const match = matchesFilter({ text: item.textContent ?? "", readers: (item.dataset.readers ?? "").split(" ") }, wish);
    item.hidden = !match;
    if (match) shown++;
  }
  for (const group of page.querySelectorAll<HTMLElement>("[data-filter-group]")) {
    group.hidden = !group.querySelector("[data-filter-item]:not([hidden])");
    for (const element of introductionOf(group)) element.hidden = group.hidden;
  }
  return { shown, total: items.length };
}

/** What stands between a list and its heading, heading included; nothing when another list or the filter is there too. */
function introductionOf(group: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let element = group.previousElementSibling; element instanceof HTMLElement; element = element.previousElementSibling) {
    if (element.dataset.filterGroup !== undefined || element.querySelector("[data-filter-group], form")) return [];
    found.push(element);
    if (/^H[2-6]$/.test(element.tagName)) return found;
  }
  return [];
}

function readWish(): FilterWish {
  const params = new URLSearchParams(location.search);
  return { query: params.get("filter") ?? "", readers: params.getAll("for") };
}

function writeWish({ query, readers }: FilterWish): void {
  const url = new URL(location.href);
  url.searchParams.delete("filter");
  url.searchParams.delete("for");
  if (query.trim() !== "") url.searchParams.set("filter", query);
  for (const reader of readers) url.searchParams.append("for", reader);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
