import type { ReactNode } from "react";
import { LOCALE } from "../../domain/constants";
import { NOT_FOUND_PATH } from "../../domain/routes";
import { Icon } from "../ui/Icon";
import { Dropdown } from "./Dropdown";
import { SHELL_TEXTS } from "./texts";

type LanguageMenuProps = { readonly path: string };

/**
 * The language dropdown, with one entry per locale. The not-found page is shown at any address; an empty link keeps that address.
 */
export function LanguageMenu({ path }: LanguageMenuProps): ReactNode {
  const { code, label } = LOCALE;
  return (
    <Dropdown
      name={`${SHELL_TEXTS.languages}: ${label}`}
      label={
        <>
          <Icon name="globe" size={18} />
          <span>{label}</span>
        </>
      }
    >
      <li>
        <a
          href={path === NOT_FOUND_PATH ? "" : `${__PATH_PREFIX__}${path}`}
          lang={code}
          hrefLang={code}
          aria-current="true"
        >
          {label}
        </a>
      </li>
    </Dropdown>
  );
}
