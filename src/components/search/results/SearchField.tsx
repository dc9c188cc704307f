import type { ReactNode, Ref } from "react";
import { SEARCH_QUERY_MAX_CHARS } from "../../../domain/constants";
import { searchPath } from "../../../domain/routes";
import { limitQuery } from "../../../search/dialog/dialogQuery";
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

/** The field of the results page. Before React has loaded, it is a plain form that requests this page with `?q=`. */
export function SearchField({
  query,
  onChange,
  onSubmit,
  isLoading,
  ref,
}: SearchFieldProps): ReactNode {
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
        onChange={({ target }) => onChange(limitQuery(target.value))}
      />
      {isLoading && <span className="spinner" data-spinner="" />}
    </form>
  );
}
