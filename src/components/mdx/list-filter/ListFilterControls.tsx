import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type FilterCriteria, filterStatus, matchesFilter } from "../../../domain/listFilter";
import { useHydrated } from "../../../hooks/useHydrated";
import { hashTarget } from "../../../state/hashTarget";
import { writeAddressLater } from "../../../state/writeAddressLater";
import * as styles from "./ListFilter.module.css";
import type { ListFilterProps } from "./listFilterProps";

type ControlsProps = ListFilterProps & { readonly root: RefObject<HTMLElement | null> };

const NO_CRITERIA: FilterCriteria = { query: "", readers: [] };

/**
 * The field, the audiences and the count; the criteria are kept in the URL, so that a filtered list
 * can be shared.
 */
export default function ListFilterControls({
  label,
  noun,
  readers = [],
  root,
}: ControlsProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setCriteria] = useState<FilterCriteria>();
  const criteria = chosen ?? NO_CRITERIA;
  const [status, setStatus] = useState("");
  const page = () => root.current?.closest<HTMLElement>(".prose") ?? document.body;

  const isHydrated = useHydrated();
  useLayoutEffect(() => setCriteria(readCriteria()), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page around the filter never changes
  useEffect(() => {
    if (!chosen) return;
    const { shown, total } = filterLists(page(), chosen);
    setStatus(filterStatus(shown, total, noun));
  }, [chosen, noun]);

  useEffect(() => (chosen ? writeAddressLater(() => writeCriteria(chosen)) : undefined), [chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    const show = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !target.closest("[hidden]")) return;
      if (!page().contains(target)) return;
      filterLists(page(), NO_CRITERIA);
      setCriteria(NO_CRITERIA);
    };
    const target = hashTarget(location.hash);
    if (target?.closest("[hidden]")) {
      show(target);
      target.scrollIntoView();
    }
    const onFound = (event: Event) => show(event.target);
    document.addEventListener("beforematch", onFound);
    return () => document.removeEventListener("beforematch", onFound);
  }, []);

  const active = criteria.query.trim() !== "" || criteria.readers.length > 0;
  return (
    <form
      className={styles.form}
      data-live={isHydrated ? "" : "awaited"}
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
          value={criteria.query}
          onChange={(event) => setCriteria({ ...criteria, query: event.target.value })}
        />
        <button
          type="button"
          className={styles.reset}
          disabled={!active}
          onClick={() => {
            setCriteria(NO_CRITERIA);
            field.current?.focus(); // the button becomes disabled
          }}
        >
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
                disabled={!isHydrated}
                checked={criteria.readers.includes(reader.id)}
                onChange={() =>
                  setCriteria({ ...criteria, readers: toggled(criteria.readers, reader.id) })
                }
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

/**
 * Hides what does not match: entries, lists without entries, and the headings and paragraphs that
 * introduce such a list.
 */
function filterLists(
  page: HTMLElement,
  criteria: FilterCriteria,
): { shown: number; total: number } {
  const items = [...page.querySelectorAll<HTMLElement>("[data-filter-item]")];
  let shown = 0;
  for (const item of items) {
    const match = matchesFilter(
      { text: item.textContent ?? "", readers: (item.dataset.readers ?? "").split(" ") },
      criteria,
    );
    item.hidden = !match;
    if (match) shown++;
  }
  for (const group of page.querySelectorAll<HTMLElement>("[data-filter-group]")) {
    group.hidden = !group.querySelector("[data-filter-item]:not([hidden])");
    for (const element of introductionOf(group)) element.hidden = group.hidden;
  }
  return { shown, total: items.length };
}

/** The elements from a list back to its heading, heading included; none when another list or the filter is among them. */
function introductionOf(group: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let element = group.previousElementSibling;
    element instanceof HTMLElement;
    element = element.previousElementSibling
  ) {
    if (
      element.dataset.filterGroup !== undefined ||
      element.querySelector("[data-filter-group], form")
    )
      return [];
    found.push(element);
    if (/^H[2-6]$/.test(element.tagName)) return found;
  }
  return [];
}

function readCriteria(): FilterCriteria {
  const params = new URLSearchParams(location.search);
  return { query: params.get("filter") ?? "", readers: params.getAll("for") };
}

function writeCriteria({ query, readers }: FilterCriteria): void {
  const url = new URL(location.href);
  url.searchParams.delete("filter");
  url.searchParams.delete("for");
  if (query.trim() !== "") url.searchParams.set("filter", query);
  for (const reader of readers) url.searchParams.append("for", reader);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}
