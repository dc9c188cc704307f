import { flag, oneOf } from "../../../domain/componentProps";
import { LOGO_HEIGHT } from "../../../domain/logo";
import { staticComponent } from "../define";

/** The logo of `content/site.yml` on its own background, in the colors of that mode, whatever mode the page is in. */
export const Logo = staticComponent({
  props: { on: oneOf("light", "dark").default("light"), mark: flag.default(false) },
  holds: [],
  render: ({ on, mark }, { page }) => {
    const { name, image, dark = image, replacesName, width } = page.brand;
    const isAlone = mark || replacesName;
    return (
      <div className="logo-ground" data-theme={on}>
        <img
          src={on === "dark" ? dark : image}
          alt={isAlone ? name : ""}
          width={width}
          height={LOGO_HEIGHT}
        />
        {!isAlone && (
          <>
            {" "}
            <b>{name}</b>
          </>
        )}
      </div>
    );
  },
});
