import { DocSearchModal, type DocSearchModalProps } from "@docsearch/react";
import { navigate } from "gatsby";
import { type FormEvent, type JSX, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { SEARCH_SMALL_SCREEN_PX } from "../../domain/constants";
import { isExternal, searchPath, splitHref, withBasePath } from "../../domain/routes";
import { openingQuery, searchParameters } from "../../domain/search/dialogQuery";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { readSearchWish, setSearchWish } from "../../state/searchWish";
import { getSearchClient } from "./client/getSearchClient";
import { createInsights } from "./client/insights";
import { DialogBoundary } from "./DialogBoundary";
import { createDialogClient, type SearchOutcome } from "./dialogClient";
import { DIALOG_TEXTS } from "./dialogTexts";
import { SEARCH_ENGINE } from "./engine";
import { FollowContext, HitRow, ResultLink } from "./HitRow";
import { fieldOf, keepFocusInside, makeOthersInert, mendRoles, typeInto } from "./modalDialog";
import dialogCss from "./SearchDialog.lazy.css";
import { createSearchEvents, type SearchEvents } from "./searchEvents";
import { mendStoredSearches } from "./storedSearches";

type SearchDialogProps = {
  readonly config: SiteConfig["search"];
  readonly language: string;
  readonly siteUrl: string;
  /** The query the dialog was closed with. */
  readonly keptQuery: string;
  /** Called with the query when the dialog goes. */
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
  /** A result was chosen. It may be shown once the dialog is gone. */
  readonly onOpen: (path: string) => void;
  readonly onCrash: () => void;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(dialogCss);
document.adoptedStyleSheets.push(sheet);

/** The search dialog: DocSearch's modal over our client, as a real modal dialog. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return createPortal(
    <DialogBoundary onCrash={props.onCrash}>
      <Dialog {...props} />
    </DialogBoundary>,
    document.body,
  );
}

type EnterKey = Pick<KeyboardEventInit, "ctrlKey" | "metaKey" | "shiftKey">;

function Dialog(props: SearchDialogProps): ReactNode {
  const latest = useRef(props);
  const dialog = useRef<HTMLDivElement>(null);
  /** Enter, pressed before the answer it is meant for. */
  const waitingEnter = useRef<EnterKey>(undefined);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [{ modal, client, events, opened }] = useState(() =>
    prepare(props, latest, (newest) => {
      setOutcome(newest);
      const enter = waitingEnter.current;
      waitingEnter.current = undefined;
      if (enter && newest.count !== "failed") setTimeout(() => pressEnter(dialog.current, enter));
    }),
  );
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const field = element && fieldOf(element);
    if (!element || !field) return;
    // Before React sees the event; nothing here may render, or React would write the old query back.
    const emptyBlank = () => {
      if (field.value !== "" && field.value.trim() === "") typeInto(field, "");
    };
    element.addEventListener("input", emptyBlank);
    const undo = [makeOthersInert(element), mendRoles(element)];
    return () => {
      element.removeEventListener("input", emptyBlank);
      for (const step of undo) step();
      latest.current.onQuery(field.value);
    };
  }, []);

  // After DocSearch has taken the focus: what was typed meanwhile goes into its field, a query of before is ready to be replaced.
  useEffect(() => {
    const field = dialog.current && fieldOf(dialog.current);
    const typed = readSearchWish() ?? "";
    if (field && typed !== "" && typed !== opened.typed) typeInto(field, typed);
    else if (field && opened.typed === "") field.select();
    setSearchWish("");
    return () => {
      document.body.style.removeProperty("margin-right");
    };
  }, [opened]);

  const follow = (path: string) => {
    events.opened(path);
    props.onOpen(path);
  };

  const onInput = ({ target }: FormEvent) => {
    waitingEnter.current = undefined;
    if (!(target instanceof HTMLInputElement) || target.value !== "") return;
    client.forget();
    setOutcome(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || !dialog.current) return;
    if (key === "Tab") {
      event.stopPropagation();
      keepFocusInside(dialog.current, event);
    } else if (key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      props.onClose();
    } else if (key === "Enter" && target === fieldOf(dialog.current) && client.isPending()) {
      event.stopPropagation();
      event.preventDefault();
      waitingEnter.current = { ctrlKey, metaKey, shiftKey };
    }
  };

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={DIALOG_TEXTS.name}
      data-search-dialog={SEARCH_ENGINE.hosted ? "hosted" : "embedded"}
      onInput={onInput}
      onKeyDownCapture={onKeyDown}
      onMouseDownCapture={keepFocus}
    >
      <FollowContext value={follow}>
        <DocSearchModal {...modal} />
      </FollowContext>
      <p role="status" className="visually-hidden">
        {outcome && (outcome.count === "failed" ? DIALOG_TEXTS.unreachable : DIALOG_TEXTS.found(outcome.count, outcome.query))}
      </p>
    </div>
  );
}

/** A press on the backdrop closes the dialog; it must not take the focus from the button to nowhere. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches(".DocSearch-Container")) event.preventDefault();
}

type Prepared = {
  readonly modal: DocSearchModalProps;
  readonly client: ReturnType<typeof createDialogClient>;
  readonly events: SearchEvents;
  readonly opened: { readonly typed: string };
};

/** What stays the same while the dialog is open: DocSearch starts anew when one of its properties is another object. */
function prepare(
  { config, language, siteUrl, keptQuery }: SearchDialogProps,
  latest: { readonly current: SearchDialogProps },
  onOutcome: (outcome: SearchOutcome) => void,
): Prepared {
  const place = { siteUrl, origin: location.origin, pathPrefix: __PATH_PREFIX__ };
  const { indexName } = SEARCH_ENGINE;
  mendStoredSearches(indexName, place);
  const events = createSearchEvents(createInsights({ enabled: config.insights, scriptUrl: config.insightsUrl }));
  const client = createDialogClient({ getClient: getSearchClient, place, onOutcome, onAnswer: events.answered });
  const typed = readSearchWish() ?? "";
  const openInTab = ({ itemUrl }: { readonly itemUrl: string }) => void window.open(withBasePath(itemUrl, place.pathPrefix), "_blank", "noopener");
  const { reportUrl } = config;
  const modal: DocSearchModalProps = {
    // DocSearch insists on these two for a client of its own, which ours replaces.
    appId: "unused",
    apiKey: "unused",
    indexName,
    initialScrollY: window.scrollY,
    initialQuery: openingQuery(typed, takeSelection(), keptQuery),
    maxResultsPerGroup: config.maxResultsPerGroup,
    searchParameters: {
      ...searchParameters(language, matchMedia(`(max-width: ${SEARCH_SMALL_SCREEN_PX}px)`).matches),
      clickAnalytics: SEARCH_ENGINE.hosted && config.insights,
    },
    // DocSearch writes every request with a query, and reads hits and nbHits only; its types allow more both ways.
    transformSearchClient: (own) => ({ ...own, search: client.search as unknown as typeof own.search }),
    hitComponent: HitRow,
    resultsFooterComponent: ResultsFooter,
    navigator: {
      navigate: ({ itemUrl }) => {
        events.opened(itemUrl);
        latest.current.onOpen(itemUrl);
      },
      navigateNewTab: openInTab,
      navigateNewWindow: openInTab,
    },
    onClose: () => latest.current.onClose(),
    ...(reportUrl && { getMissingResultsUrl: ({ query }) => reportUrl.replaceAll("{query}", encodeURIComponent(query)) }),
  };
  return { modal, client, events, opened: { typed } };
}

/** The text selected on the page. A selection of blanks is dropped: DocSearch would search for it. */
function takeSelection(): string {
  const selection = getSelection();
  const text = selection?.toString() ?? "";
  if (text !== "" && text.trim() === "") selection?.removeAllRanges();
  return text;
}

function ResultsFooter({ state }: { readonly state: { readonly query: string; readonly context: { readonly nbHits?: unknown } } }): JSX.Element {
  const { nbHits } = state.context;
  return (
    <ResultLink className="DocSearch-SeeAll" href={searchPath(state.query)}>
      {DIALOG_TEXTS.seeAll(typeof nbHits === "number" ? nbHits : 0)}
    </ResultLink>
  );
}

function pressEnter(dialog: HTMLElement | null, key: EnterKey): void {
  if (dialog) fieldOf(dialog)?.dispatchEvent(new globalThis.KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...key }));
}

/** Leaves the reader, and the focus, at the heading that was found. */
export async function goTo(path: string): Promise<void> {
  if (isExternal(path)) return location.assign(path);
  const { hash } = splitHref(path);
  const focusHeading = () => {
    const heading = location.hash === hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Gatsby's router gives a new page's wrapper the focus, some time after the page is there.
  document.getElementById("gatsby-focus-wrapper")?.addEventListener("focus", focusHeading, { once: true });
  await navigate(path);
  focusHeading();
}
