import type { ReactNode } from "react";
import { searchPath, withBasePath } from "../../../domain/routes";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import * as styles from "./Hero.module.css";

type HeroProps = {
  readonly search?: string;
  readonly actions?: readonly { readonly label: string; readonly to: string }[];
  readonly image?: string;
  readonly children?: ReactNode;
};

/** The opening of a start page: a sentence, a search field, buttons, and a drawing beside them where there is room. The field is a link to the results page, which the early script turns into the search dialog. */
export function Hero({ search, actions = [], image, children }: HeroProps): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        {children}
        <div className={styles.doors} data-print="hide">
          {search && (
            <a
              className={styles.search}
              href={withBasePath(searchPath(), __PATH_PREFIX__)}
              role="button"
              aria-haspopup="dialog"
              data-search-button=""
            >
              <Icon name="search" size={18} />
              {search}
            </a>
          )}
          {actions.map(({ label, to }) => (
            <Link className={styles.action} href={to} key={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
      {image && (
        <img
          className={styles.image}
          src={withBasePath(image, __PATH_PREFIX__)}
          alt=""
          width="480"
          height="252"
        />
      )}
    </div>
  );
}
