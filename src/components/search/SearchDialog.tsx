import variablesCss from "@docsearch/css/dist/_variables.css";
import modalCss from "@docsearch/css/dist/modal.css";
import { DocSearchModal } from "@docsearch/react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import type { InsightsClient } from "search-insights";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { openingQuery } from "../../search/dialog/dialogQuery";
import { isPlainPress } from "../../state/plainPress";
import { isSearchByFocus, readSearchRequest, setSearchRequest } from "../../state/searchRequest";
import { fieldOf, fixRoles } from "./dialogRoles";
import { createDialogSearch, type SearchOutcome } from "./dialogSearch";
import { createInsights } from "./insights";
import { HOSTED, modalProps } from "./modalProps";
import ownCss from "./SearchDialog.lazy.css";
import { StartLinks } from "./StartLinks";
import { sitePlace } from "./sitePlace";
import { openStoredSearches } from "./storedSearches";
import { SEARCH_TEXTS } from "./texts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `@layer components { @layer docsearch { ${variablesCss} ${modalCss} } } ${ownCss}`,
);
document.adoptedStyleSheets.push(sheet);

/** The query that the dialog was closed with. Escape closes the dialog; pressed again, it clears the query (§4). */
let keptQuery = "";
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && readSearchRequest() === undefined) keptQuery = "";
});

const close = () => setSearchRequest(undefined);

type SearchDialogProps = {
  /** Reports what readers do with results, if the site wants that. */
  readonly insightsClient: InsightsClient | undefined;
};

/** The search dialog: DocSearch's modal with our search client, in a modal `<dialog>`, which keeps and returns the focus. */
export function SearchDialog({ insightsClient }: SearchDialogProps): ReactNode {
  const config = useSiteConfig();
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [isBlank, setBlank] = useState(false);
  /** What was just done with a stored search, which DocSearch shows but does not announce. */
  const [done, setDone] = useState("");
  const isEntered = useRef(false);
  const typed = () => fieldOf(dialog.current)?.value.trim() ?? "";
  const [{ modal, opened, keepSearches }] = useState(() => {
    let latest: SearchOutcome | undefined;
    const insights =
      insightsClient && config.search.insights ? createInsights(insightsClient, HOSTED) : undefined;
    const opened = (href: string) => latest && insights?.opened(latest, href);
    const search = createDialogSearch(
      config,
      (query) => query === typed(),
      (newest) => {
        latest = newest;
        setOutcome(newest);
      },
    );
    const query = openingQuery(readSearchRequest() ?? "", String(getSelection() ?? ""), keptQuery);
    return {
      modal: modalProps({ config, query, search, insights: insights?.property, opened, close }),
      opened,
      keepSearches: openStoredSearches(HOSTED.indexName, sitePlace(config.url)),
    };
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const stopFixing = fixRoles(element);
    addEventListener("popstate", close); // the page behind the dialog changes
    return () => {
      stopFixing();
      removeEventListener("popstate", close);
      finishTransitions(element);
      keepSearches();
      keptQuery = fieldOf(element)?.value ?? "";
      element.close();
    };
  }, [keepSearches]);

  // After DocSearch has taken the focus. An earlier query is selected so that typing replaces it.
  useEffect(() => {
    const field = fieldOf(dialog.current);
    if (readSearchRequest() === "") field?.select();
    setSearchRequest("");
    setBlank(field?.value === "");
  }, []);

  // Enter that came before the answer opens its first result, once DocSearch shows it.
  useEffect(() => {
    if (!outcome || !isEntered.current) return;
    isEntered.current = false;
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
    const timer = setTimeout(() => fieldOf(dialog.current)?.dispatchEvent(enter));
    return () => clearTimeout(timer);
  }, [outcome]);

  const clear = () => {
    setBlank(true);
    setOutcome(undefined);
  };
  const onInput = () => {
    isEntered.current = false;
    if (typed() === "") clear();
    else setBlank(false);
  };
  const onClick = ({ target, nativeEvent }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a:not([target])");
    if (!link || !isPlainPress(nativeEvent)) return;
    opened(link.getAttribute("href") ?? "");
    close();
  };
  // DocSearch does not pass on these clicks.
  const onAction = ({ target }: MouseEvent) => {
    const action =
      target instanceof Element && target.closest("button.DocSearch-Hit-action-button");
    if (!(action instanceof HTMLButtonElement)) return;
    const row = action.closest("li")?.querySelector(".DocSearch-Hit-title")?.textContent ?? "";
    setDone(SEARCH_TEXTS[action.title.startsWith("Save") ? "saved" : "removed"](row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target } = event;
    const isAnswered = typed() === "" || (outcome?.query === typed() && !outcome.failure);
    // A key of an input method, also as Safari tells it: after the composition, with this code.
    if (key === "Tab" || nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      event.stopPropagation();
      if (key === "Tab" && isSearchByFocus() && typed() === "") flushSync(close); // Tab continues from the button
    } else if (key === "Escape") {
      event.stopPropagation();
      event.preventDefault(); // the browser would clear the field
      close();
    } else if (key === "Enter" && target === fieldOf(dialog.current) && !isAnswered) {
      event.stopPropagation(); // the rows shown belong to an older query
      event.preventDefault();
      isEntered.current = true;
    }
  };

  const dropdown = isBlank && dialog.current?.querySelector(".DocSearch-Dropdown");
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links, which keys follow as well
    <dialog
      ref={dialog}
      aria-label={SEARCH_TEXTS.search}
      data-search-dialog={SEARCH_MODE}
      onInput={onInput}
      onReset={clear}
      onClick={onClick}
      onClickCapture={onAction}
      onKeyDownCapture={onKeyDown}
      onMouseDownCapture={keepFocus}
      onClose={close}
    >
      <DocSearchModal
        {...modal}
        translations={{
          errorScreen: { helpText: SEARCH_TEXTS.failures[outcome?.failure ?? "unreachable"] },
        }}
      />
      {dropdown && createPortal(<StartLinks className="DocSearch-Start" />, dropdown)}
      <p role="status" className="visually-hidden">
        {outcome ? statusOf(outcome) : done}
      </p>
    </dialog>,
    document.body,
  );
}

/** The message to announce. DocSearch itself shows failures, but announces nothing. */
function statusOf({ query, count, failure }: SearchOutcome): string {
  return failure === undefined
    ? SEARCH_TEXTS.found(count, query)
    : `${SEARCH_TEXTS.unable}. ${SEARCH_TEXTS.failures[failure]}`;
}

/** A press on no control leaves the focus where it is: in the field, or where it returns to when the press closes the dialog. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest("a,button,input"))
    event.preventDefault();
}

/** DocSearch stores or removes a search when its row has faded, which it would not do any more. */
function finishTransitions(dialog: HTMLElement): void {
  for (const row of dialog.querySelectorAll(".DocSearch-Hit--favoriting,.DocSearch-Hit--deleting"))
    row.dispatchEvent(new TransitionEvent("transitionend", { bubbles: true }));
}
