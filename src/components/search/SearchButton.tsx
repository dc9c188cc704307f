import type { ReactNode, RefObject } from "react";
import { searchPath, withBasePath } from "../../domain/routes";
import { Icon } from "../ui/Icon";
import * as styles from "./Search.module.css";
import { SEARCH_TEXTS } from "./texts";

type SearchButtonProps = {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  /** Whether resting on the button with the pointer or the focus opens the dialog, which the early script handles. */
  readonly openOnIntent: boolean;
  /** Called on hover, focus and touch: the reader may be about to open the dialog. */
  readonly onIntent: () => void;
};

/**
 * A link to the results page that works without JavaScript. The early script handles clicks and shortcuts, so that they work
 * before React has loaded.
 */
export function SearchButton({ ref, openOnIntent, onIntent }: SearchButtonProps): ReactNode {
  return (
    <a
      ref={ref}
      className={styles.button}
      href={withBasePath(searchPath(), __PATH_PREFIX__)}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={SEARCH_TEXTS.shortcuts}
      data-search-button=""
      {...(openOnIntent && { "data-open-on-intent": "" })}
      suppressHydrationWarning
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{SEARCH_TEXTS.search}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.command}>{SEARCH_TEXTS.command}</kbd>
        <kbd className={styles.control}>{SEARCH_TEXTS.control}</kbd>
        <kbd>K</kbd>
      </span>
      <span className={`spinner ${styles.waiting}`} />
    </a>
  );
}
