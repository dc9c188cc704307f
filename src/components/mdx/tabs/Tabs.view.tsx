import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { hashTarget } from "../../../state/hashTarget";
import { readStored, writeStored } from "../../../state/storage";
import { withoutBoundary } from "../ComponentBoundary";
import * as styles from "./Tabs.module.css";
import type { TabItemProps, TabsProps } from "./tabs";

/** One panel of Tabs; on its own, without Tabs, it shows its content. */
export function TabItem({ children }: PropsWithChildren): ReactNode {
  return children;
}

/**
 * Tabs whose panels are all in the HTML, for search, printing and reading without JavaScript. A groupId shares the choice with
 * other groups, pages and browser tabs; queryString stores it in the URL; a #hash opens the panel it is in.
 */
export function Tabs({
  groupId,
  defaultValue,
  queryString,
  children,
}: PropsWithChildren<TabsProps>): ReactNode {
  const items = Children.toArray(children)
    .map(withoutBoundary)
    .filter(
      (child): child is ReactElement<PropsWithChildren<TabItemProps>> =>
        isValidElement<PropsWithChildren<TabItemProps>>(child) && child.props.value !== undefined,
    );
  const values = items.map(({ props }) => props.value);
  const first =
    values.find((value) => value === defaultValue) ??
    items.find(({ props }) => props.default)?.props.value ??
    values[0] ??
    "";
  const [selected, setSelected] = useState(first);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const key = groupId && `docusaurus.tab.${groupId}`;
  const param = queryString === true ? groupId : queryString || undefined;

  // Runs before the page is scrolled to its anchor, which may be in any panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is rebuilt on every render; its text tells whether it changed
  useLayoutEffect(() => {
    const element = root.current;
    const choose = (value: string | null | undefined) => {
      if (!value || !values.includes(value)) return;
      setSelected(value);
      showPanel(element, value);
    };
    const panelOf = (part: EventTarget | null) =>
      [...(element?.querySelectorAll<HTMLElement>(":scope > [data-tab-panel]") ?? [])].find(
        (panel) => part instanceof Node && panel.contains(part),
      )?.dataset.tabPanel;
    const chooseStored = () => choose(key && readStored(key));
    chooseStored();
    choose(param && new URLSearchParams(location.search).get(param));
    choose(panelOf(hashTarget(location.hash)));
    const unmounted = new AbortController();
    addEventListener("storage", chooseStored, unmounted);
    element?.addEventListener("beforematch", ({ target }) => choose(panelOf(target)), unmounted);
    return () => unmounted.abort();
  }, [key, param, values.join("\0")]);

  useLayoutEffect(() => showPanel(root.current, selected), [selected]);

  const select = (value: string) => {
    const before = root.current?.getBoundingClientRect().top ?? 0;
    setSelected(value);
    if (key) writeStored(key, value);
    if (key) dispatchEvent(new StorageEvent("storage", { key })); // for other groups of this page
    const url = new URL(location.href);
    if (param) url.searchParams.set(param, value);
    if (param) history.replaceState(history.state, "", url);
    requestAnimationFrame(() =>
      scrollBy(0, (root.current?.getBoundingClientRect().top ?? before) - before),
    );
  };

  return (
    <div className={styles.tabs} ref={root} data-live="">
      <div className={`scroll-x ${styles.list}`} role="tablist">
        {items.map(({ props: { value, label } }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}tab-${index}`}
            aria-controls={`${id}panel-${index}`}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
            onKeyDown={(event) => moveFocus(event, index, items.length)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ props: { value, label, children: content } }, index) => (
        <div
          key={value}
          className={styles.panel}
          role="tabpanel"
          id={`${id}panel-${index}`}
          aria-labelledby={`${id}tab-${index}`}
          data-tab-panel={value}
          data-label={label}
          {...(value !== first && { "data-tab-later": "" })}
          suppressHydrationWarning
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/**
 * Shows one panel and hides the others, whose text the browser's find-in-page still finds. React does not support
 * `hidden="until-found"`.
 */
function showPanel(tabs: HTMLElement | null, value: string): void {
  for (const panel of tabs?.querySelectorAll<HTMLElement>(":scope > [data-tab-panel]") ?? []) {
    panel.dataset.ready = "";
    if (panel.dataset.tabPanel === value) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  }
}

/** Arrow keys, Home and End move along the tabs; Enter or Space selects. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>, index: number, count: number): void {
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const tab = [...(event.currentTarget.parentElement?.children ?? [])].at(target);
  if (tab instanceof HTMLElement) tab.focus();
}
