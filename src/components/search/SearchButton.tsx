import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { searchPath, withBasePath } from "../../domain/routes";
import { readSearchWish } from "../../state/searchWish";
import { Icon } from "../ui/Icon";
import * as styles from "./Search.module.css";
import { SEARCH_TEXTS } from "./texts";

type SearchButtonProps = {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  readonly isOpen: boolean;
  /** Do hover, focus and touch open the dialog? */
  readonly opensOnIntent: boolean;
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  /** Escape on the button. */
  readonly onClear: () => void;
};

/** Without JavaScript a link to the results page. The early script owns presses and shortcuts, so they work before React has loaded. */
export function SearchButton({ ref, isOpen, opensOnIntent, onIntent, onOpen, onClear }: SearchButtonProps): ReactNode {
  // The focus comes back to the button, and often the pointer is still over it: that is no new intent until both have been elsewhere.
  const isArmed = useRef(true);
  useEffect(() => {
    if (isOpen) isArmed.current = false;
  }, [isOpen]);
  useEffect(() => {
    if (!opensOnIntent) return;
    const arm = ({ target }: Event) => {
      const isElsewhere = target instanceof Node && !ref.current?.contains(target);
      if (isElsewhere && readSearchWish() === undefined) isArmed.current = true;
    };
    document.addEventListener("pointermove", arm);
    document.addEventListener("focusin", arm);
    if (ref.current?.matches(":hover,:focus")) onOpen();
    return () => {
      document.removeEventListener("pointermove", arm);
      document.removeEventListener("focusin", arm);
    };
  }, [opensOnIntent, ref, onOpen]);

  const onIntention = () => {
    onIntent();
    if (opensOnIntent && isArmed.current) onOpen();
  };
  return (
    <a
      ref={ref}
      className={styles.button}
      href={withBasePath(searchPath(), __PATH_PREFIX__)}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={SEARCH_TEXTS.shortcuts}
      data-search-button=""
      onPointerEnter={onIntention}
      onFocus={onIntention}
      onTouchStart={onIntention}
      onTouchEnd={(event) => opensOnIntent && event.preventDefault()}
      onKeyDown={(event) => event.key === "Escape" && onClear()}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{SEARCH_TEXTS.search}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.command}>{SEARCH_TEXTS.command}</kbd>
        <kbd className={styles.control}>{SEARCH_TEXTS.control}</kbd>
        <kbd>K</kbd>
      </span>
    </a>
  );
}
