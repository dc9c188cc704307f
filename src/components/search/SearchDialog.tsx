import variablesCss from "@docsearch/css/dist/_variables.css";
import modalCss from "@docsearch/css/dist/modal.css";
import { DocSearchModal } from "@docsearch/react";
import { navigate } from "gatsby";
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import { isSearchByFocus, readSearchRequest, setSearchRequest } from "../../state/searchRequest";
import { DialogBoundary } from "./DialogBoundary";
import { prepareDialog, type SearchDialogProps } from "./dialogProps";
import { fieldOf, fixRoles } from "./dialogRoles";
import type { SearchOutcome } from "./dialogSearch";
import { FollowContext } from "./HitRow";
import ownCss from "./SearchDialog.lazy.css";
import { SEARCH_TEXTS } from "./texts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `@layer components { @layer docsearch { ${variablesCss} ${modalCss} } } ${ownCss}`,
);
document.adoptedStyleSheets.push(sheet);

/** The search dialog: DocSearch's modal with our search client, in a modal `<dialog>`. */
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

function Dialog(props: SearchDialogProps): ReactNode {
  const latest = useRef(props);
  const dialog = useRef<HTMLDialogElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome>();
  /** What was just done with a stored search, which DocSearch shows but does not announce. */
  const [done, setDone] = useState("");
  const [{ modal, search, follow, keepSearches }] = useState(() =>
    prepareDialog(props, latest, setOutcome),
  );
  useLayoutEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const stopFixing = fixRoles(element);
    addEventListener("pagehide", keepSearches);
    return () => {
      stopFixing();
      removeEventListener("pagehide", keepSearches);
      finishTransitions(element);
      keepSearches();
      latest.current.onQuery(fieldOf(element)?.value ?? "");
    };
  }, [keepSearches]);

  // After DocSearch has taken the focus. An earlier query is selected so that typing replaces it.
  useEffect(() => {
    if (readSearchRequest() === "") fieldOf(dialog.current)?.select();
    setSearchRequest("");
    return () => {
      document.body.style.removeProperty("margin-right");
    };
  }, []);

  const forget = () => {
    search.forget();
    setOutcome(undefined);
  };
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.value === "") forget();
  };
  const onClick = ({ target }: MouseEvent) => {
    const action =
      target instanceof Element && target.closest("button.DocSearch-Hit-action-button");
    if (!(action instanceof HTMLButtonElement)) return;
    const row = action.closest("li")?.querySelector(".DocSearch-Hit-title")?.textContent ?? "";
    setDone(action.title.startsWith("Save") ? SEARCH_TEXTS.saved(row) : SEARCH_TEXTS.removed(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, target } = event;
    // A key that belongs to an input method, also as Safari tells it: after the composition, with this code.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229 || key === "Tab") {
      event.stopPropagation();
      if (key === "Tab" && isSearchByFocus() && fieldOf(dialog.current)?.value === "")
        flushSync(props.onClose); // the button has the focus again, so that Tab continues from there
    } else if (key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      props.onClose();
    } else if (key === "Enter" && target === fieldOf(dialog.current) && search.isPending()) {
      event.stopPropagation(); // the rows shown belong to an older query
      event.preventDefault();
    }
  };

  const failure = outcome && "failure" in outcome ? outcome.failure : undefined;
  const translations = useMemo(
    () => ({ errorScreen: { helpText: SEARCH_TEXTS.failures[failure ?? "unreachable"] } }),
    [failure],
  );
  return (
    <dialog
      ref={dialog}
      aria-label={SEARCH_TEXTS.search}
      data-search-dialog={SEARCH_MODE}
      onInput={onInput}
      onReset={forget}
      onClickCapture={onClick}
      onKeyDownCapture={onKeyDown}
      onBeforeInput={refuseBlank}
      onMouseDownCapture={keepFocus}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <FollowContext value={follow}>
        <DocSearchModal {...modal} translations={translations} />
      </FollowContext>
      <p role="status" className="visually-hidden">
        {outcome ? statusOf(outcome) : done}
      </p>
    </dialog>
  );
}

/** The message to announce. DocSearch itself shows failures, but announces nothing. */
function statusOf(outcome: SearchOutcome): string {
  return "failure" in outcome
    ? `${SEARCH_TEXTS.unable}. ${SEARCH_TEXTS.failures[outcome.failure]}`
    : SEARCH_TEXTS.found(outcome.count, outcome.query);
}

/** A query does not begin with a space: DocSearch would search for it. */
function refuseBlank(event: FormEvent<HTMLDialogElement>): void {
  const { target } = event;
  // The space of a keyboard arrives as a key press, of which only React's event has the data.
  const isBlank = "data" in event && event.data === " ";
  if (isBlank && target instanceof HTMLInputElement && target.value === "") event.preventDefault();
}

/** Keeps the focus in the field when a press is on no control: keys would have nowhere to go. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && !event.target.closest("a,button,input"))
    event.preventDefault();
}

/** DocSearch stores or removes a search when its row has faded, which it would not do any more. */
function finishTransitions(dialog: HTMLElement): void {
  for (const row of dialog.querySelectorAll(".DocSearch-Hit--favoriting,.DocSearch-Hit--deleting"))
    row.dispatchEvent(new TransitionEvent("transitionend", { bubbles: true }));
}
