import type { ReactNode, Ref } from "react";
import { SEARCH_QUERY_MAX_CHARS } from "../../../domain/constants";
import { searchPath } from "../../../domain/routes";
import { Icon } from "../../ui/Icon";
import * as styles from "./SearchResults.module.css";
import { RESULTS_TEXTS } from "./texts";

type SearchFieldProps = {
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly onSubmit: () => void;
  readonly isLoading: boolean;
  readonly ref: Ref<HTMLInputElement>;
};

/** The field of the results page. Until React has loaded it is a plain form that asks for this page with `?q=`. */
export function SearchField({ query, onChange, onSubmit, isLoading, ref }: SearchFieldProps): ReactNode {
  return (
    <form
      role="search"
      className={styles.form}
      action={`${__PATH_PREFIX__}${searchPath()}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" />
      <input
        ref={ref}
        className={styles.field}
        type="search"
        name="q"
        aria-label={RESULTS_TEXTS.label}
        placeholder={RESULTS_TEXTS.placeholder}
        maxLength={SEARCH_QUERY_MAX_CHARS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={({ target }) => onChange(target.value.slice(0, SEARCH_QUERY_MAX_CHARS))}
      />
      {isLoading && <span className={styles.spinner} data-spinner="" />}
    </form>
  );
}
