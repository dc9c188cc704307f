import variablesCss from "@docsearch/css/dist/_variables.css";
import modalCss from "@docsearch/css/dist/modal.css";
import { DocSearchModal } from "@docsearch/react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import type { InsightsClient } from "search-insights";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { openingQuery } from "../../search/dialog/dialogQuery";
import { isPlainPress } from "../../state/plainPress";
import { readSearchRequest, setSearchRequest } from "../../state/searchRequest";
import type { SearchOutcome } from "./client/siteSearch";
import { fieldOf, fixRoles } from "./dialogRoles";
import { createDialogSearch } from "./dialogSearch";
import { close, goTo, HOSTED, modalProps } from "./modalProps";
import ownCss from "./SearchDialog.lazy.css";
import { StartLinks } from "./StartLinks";
import { moveStoredSearches } from "./storedSearches";
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

type SearchDialogProps = { readonly insightsClient: InsightsClient | undefined };

/** The search dialog: DocSearch's modal with our search client, in a modal `<dialog>`, which keeps and returns the focus. */
export function SearchDialog({ insightsClient }: SearchDialogProps): ReactNode {
  const config = useSiteConfig().search;
  const dialog = useRef<HTMLDialogElement>(null);
  const [dropdown, setDropdown] = useState<Element | null>(null);
  /** What came of the query in the field; undefined until its answer. */
  const [outcome, setOutcome] = useState<SearchOutcome>();
  /** True when Enter was pressed before the answer, whose first result it opens. */
  const isEntered = useRef(false);
  const typed = () => fieldOf(dialog.current)?.value.trim() ?? "";
  const [modal] = useState(() => {
    const onOutcome = (newest: SearchOutcome) => {
      flushSync(() => setOutcome(newest));
      if (!isEntered.current) return;
      isEntered.current = false;
      const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
      setTimeout(() => fieldOf(dialog.current)?.dispatchEvent(enter)); // once DocSearch has the rows
    };
    const search = createDialogSearch(config, (query) => query === typed(), onOutcome);
    const query = openingQuery(readSearchRequest() ?? "", String(getSelection() ?? ""), keptQuery);
    moveStoredSearches(HOSTED.indexName);
    return modalProps(config, query, search, insightsClient);
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const stopFixing = fixRoles(element);
    element.showModal();
    if (readSearchRequest() === "") fieldOf(element)?.select(); // typing replaces an earlier query
    setSearchRequest("");
    setDropdown(element.querySelector(".DocSearch-Dropdown"));
    addEventListener("popstate", close); // the page behind the dialog changes
    return () => {
      stopFixing();
      removeEventListener("popstate", close);
      moveStoredSearches(HOSTED.indexName, true);
      keptQuery = fieldOf(element)?.value ?? "";
      element.close();
    };
  }, []);

  const onInput = () => {
    isEntered.current = false;
    if (typed() !== outcome?.query) setOutcome(undefined);
  };
  const onClick = (event: MouseEvent<Element>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a:not([target])");
    if (!link || !isPlainPress(event.nativeEvent)) return;
    close();
    if (!link.hash || link.pathname !== location.pathname) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target } = event;
    const isAnswered = typed() === "" || (outcome && !outcome.failure);
    // A key of an input method, also as Safari tells it: after the composition, with this code.
    if (key === "Tab" || nativeEvent.isComposing || nativeEvent.keyCode === 229) {
      event.stopPropagation();
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
  const helpText = SEARCH_TEXTS.failures[outcome?.failure ?? "unreachable"];
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links, which keys follow as well
    <dialog
      ref={dialog}
      aria-label={SEARCH_TEXTS.search}
      data-search-dialog={SEARCH_MODE}
      onInput={onInput}
      onReset={() => setOutcome(undefined)}
      onClick={onClick}
      onClickCapture={skipFading}
      onKeyDownCapture={onKeyDown}
      onMouseDownCapture={keepFocus}
      onClose={close}
    >
      <DocSearchModal {...modal} translations={{ errorScreen: { helpText } }} />
      {dropdown && createPortal(<StartLinks className="DocSearch-Start" />, dropdown)}
      {/* DocSearch shows failures and results, but announces nothing. */}
      <p role="status" className="visually-hidden">
        {outcome?.failure && `${SEARCH_TEXTS.unable}. ${helpText}`}
        {outcome && !outcome.failure && SEARCH_TEXTS.found(outcome.count, outcome.query)}
      </p>
    </dialog>,
    document.body,
  );
}

/** A press on no control leaves the focus where it is: in the field, or where it returns to when the press closes the dialog. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest("a,button,input"))
    event.preventDefault();
}

/** DocSearch stores or removes a search when its row has faded, which would be too late for a reader who goes on at once. */
function skipFading({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest(".DocSearch-Hit-action-button");
  const faded = new TransitionEvent("transitionend", { bubbles: true });
  if (button) setTimeout(() => button.dispatchEvent(faded));
}
