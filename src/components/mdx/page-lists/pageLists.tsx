import { cardsOf, itemsAround } from "../../../domain/folderCards";
import { PageCards } from "../cards/cards";
import { staticComponent } from "../define";

/** Cards of the pages below this one, or beside it, as in Docusaurus. */
export const DocCardList = staticComponent({
  props: {},
  allowedChildren: [],
  render: (_, { page }) => {
    const describe = (route: string) => page.pages.get(route)?.description;
    return <PageCards pages={cardsOf(itemsAround(page.sidebar, page.path), describe)} />;
  },
});
