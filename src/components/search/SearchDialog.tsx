import { DocSearchModal } from "@docsearch/react";
import { navigate } from "gatsby";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import {
  isSearchByFocus,
  readSearchRequest,
  setSearchRequest,
  takeEnter,
} from "../../state/searchRequest";
import { BeforeFooter } from "./BeforeFooter";
import { DialogBoundary } from "./DialogBoundary";
import type { SearchOutcome } from "./dialogClient";
import { keepListening } from "./dialogKeys";
import { prepareDialog, SEARCH_ENGINE, type SearchDialogProps } from "./dialogSetup";
import { DIALOG_TEXTS } from "./dialogTexts";
import { FollowContext, ResultLink } from "./HitRow";
import { fieldOf, fixRoles, keepFocusInside, makeOthersInert, typeInto } from "./modalDialog";
import dialogCss from "./SearchDialog.lazy.css";
import { StartList } from "./StartList";
import { failureCause } from "./texts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(dialogCss);
document.adoptedStyleSheets.push(sheet);

/** The search dialog: DocSearch's modal with our search client, as a real modal dialog. */
export function SearchDialog(props: SearchDialogProps): ReactNode {
  return createPortal(
    <DialogBoundary onCrash={props.onCrash}>
      <Dialog {...props} />
    </DialogBoundary>,
    document.body,
  );
}

/** Goes to the path of a result. */
export function goToResult(path: string): void {
  void navigate(path);
}

type EnterKey = Pick<KeyboardEventInit, "ctrlKey" | "metaKey" | "shiftKey">;

function Dialog(props: SearchDialogProps): ReactNode {
  const latest = useRef(props);
  const dialog = useRef<HTMLDivElement>(null);
  /** An Enter pressed before the results it is meant for arrived. */
  const waitingEnter = useRef<EnterKey>(undefined);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  /** What was just done with a stored search, which DocSearch shows but does not announce. */
  const [done, setDone] = useState("");
  const [{ modal, client, events, opened, keepSearches }] = useState(() =>
    prepareDialog(props, latest, (newest) => {
      setOutcome(newest);
      if (newest.count === "slow") return;
      const enter = waitingEnter.current;
      waitingEnter.current = undefined;
      if (enter && typeof newest.count === "number")
        setTimeout(() => pressEnter(dialog.current, enter));
    }),
  );
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const field = element && fieldOf(element);
    if (!element || !field) return;
    // Runs before React sees the event. It must not render, or React would restore the old query.
    const emptyBlank = () => {
      if (field.value !== "" && field.value.trim() === "") typeInto(field, "");
    };
    element.addEventListener("input", emptyBlank);
    addEventListener("pagehide", keepSearches);
    const undo = [makeOthersInert(element), fixRoles(element), keepListening(element)];
    return () => {
      element.removeEventListener("input", emptyBlank);
      removeEventListener("pagehide", keepSearches);
      for (const step of [...undo, keepSearches]) step();
      latest.current.onQuery(field.value);
    };
  }, [keepSearches]);

  // After DocSearch has taken the focus: text typed meanwhile is put into its field, and an earlier query is selected so that
  // typing replaces it.
  useEffect(() => {
    const field = dialog.current && fieldOf(dialog.current);
    const typed = readSearchRequest() ?? "";
    const isEntered = takeEnter();
    if (field && typed !== "" && typed !== opened.typed) typeInto(field, typed);
    else if (field && opened.typed === "") field.select();
    setSearchRequest("");
    if (isEntered) waitingEnter.current = {};
    return () => {
      document.body.style.removeProperty("margin-right");
    };
  }, [opened]);

  const follow = (path: string) => {
    events.opened(path);
    props.onOpen(path);
  };

  const forget = () => {
    client.forget();
    setOutcome(undefined);
  };

  const onInput = ({ target }: FormEvent) => {
    waitingEnter.current = undefined;
    if (target instanceof HTMLInputElement && target.value === "") forget();
  };

  const onClick = ({ target }: MouseEvent) => {
    const action =
      target instanceof Element && target.closest("button.DocSearch-Hit-action-button");
    if (!(action instanceof HTMLButtonElement)) return;
    const row = action.closest("li")?.querySelector(".DocSearch-Hit-title")?.textContent ?? "";
    setDone(action.title.startsWith("Save") ? DIALOG_TEXTS.saved(row) : DIALOG_TEXTS.removed(row));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || !dialog.current) return;
    if (key === "Tab" && isSearchByFocus() && fieldOf(dialog.current)?.value === "") {
      event.stopPropagation();
      flushSync(props.onClose); // the button has the focus again, so that Tab continues from there
    } else if (key === "Tab") {
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
      tabIndex={-1}
      role="dialog"
      aria-modal="true"
      aria-label={DIALOG_TEXTS.name}
      data-search-dialog={SEARCH_ENGINE.hosted ? "hosted" : "embedded"}
      onInput={onInput}
      onReset={forget}
      onClickCapture={onClick}
      onKeyDownCapture={onKeyDown}
      onMouseDownCapture={keepFocus}
    >
      <FollowContext value={follow}>
        <DocSearchModal {...modal} />
        <BeforeFooter dialog={dialog}>
          {outcome?.count === "failed" && <p className="search-cause">{failureCause()}</p>}
          {outcome?.note && <p className="search-note">{outcome.note}</p>}
          {/* The style sheet hides it while there are rows: DocSearch does not expose what it shows. */}
          <StartList links={props.config.startLinks} className="start-links">
            {({ label, to }) => (
              <ResultLink href={to} className="start-link">
                {label}
              </ResultLink>
            )}
          </StartList>
        </BeforeFooter>
      </FollowContext>
      <p role="status" className={outcome?.count === "slow" ? "search-state" : "visually-hidden"}>
        {outcome ? statusOf(outcome) : done}
      </p>
    </div>
  );
}

/** The message to announce. DocSearch itself shows failures, but announces nothing. */
function statusOf({ count, query, note }: SearchOutcome): string {
  if (count === "failed") return `${DIALOG_TEXTS.unreachable} ${failureCause()}`;
  if (count === "slow") return DIALOG_TEXTS.slow;
  return [DIALOG_TEXTS.found(count, query), note].filter(Boolean).join(". ");
}

/** Keeps the focus when a press on the backdrop closes the dialog. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches(".DocSearch-Container"))
    event.preventDefault();
}

function pressEnter(dialog: HTMLElement | null, key: EnterKey): void {
  if (dialog)
    fieldOf(dialog)?.dispatchEvent(
      new globalThis.KeyboardEvent("keydown", {
        key: "Enter",
        bubbles: true,
        cancelable: true,
        ...key,
      }),
    );
}
