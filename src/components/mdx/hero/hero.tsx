import { z } from "zod";
import { text } from "../../../domain/componentProps";
import { isExternal, searchPath } from "../../../domain/routes";
import { Icon } from "../../ui/Icon";
import { staticComponent } from "../define";

/** The opening of a start page: a sentence, a search field, buttons, and a drawing beside them where there is room. The field is a link to the results page, which the early script turns into the search dialog. */
export const Hero = staticComponent({
  props: {
    search: text.optional(),
    actions: z.array(z.strictObject({ label: text, to: text })).default([]),
    image: text.refine((src) => !isExternal(src), { error: "a file of this site" }).optional(),
  },
  render: ({ search, actions, image }, { children, page, line }) => (
    <div className="hero">
      <div className="hero-text">
        {children}
        <div className="hero-doors" data-print="hide" data-no-search="">
          {search && (
            <a
              className="hero-search"
              href={searchPath()}
              role="button"
              aria-haspopup="dialog"
              data-search-button=""
              data-ui=""
            >
              <Icon name="search" size={18} />
              {search}
            </a>
          )}
          {actions.map(({ label, to }) => [
            " ",
            <a key={to} className="hero-action" href={page.link(to, line, label)}>
              {label}
            </a>,
          ])}
        </div>
      </div>
      {image && (
        <img className="hero-image" src={page.link(image, line)} alt="" width="480" height="252" />
      )}
    </div>
  ),
});
