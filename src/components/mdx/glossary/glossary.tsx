import { firstLetter } from "../../../domain/blog";
import { text } from "../../../domain/componentProps";
import { groupBy } from "../../../domain/groupBy";
import { didYouMean } from "../../../domain/problems";
import { staticComponent } from "../define";
import { InlineCode } from "../InlineCode";

/** Terms with definitions, an example and related terms; every term has its own address. */
export const Glossary = staticComponent({
  props: { group: text.optional() },
  allowedChildren: [],
  render: ({ group }, { page, line }) => {
    const groups = [...new Set(page.glossary.flatMap((entry) => entry.group ?? []))];
    if (group !== undefined && !groups.includes(group))
      page.reportUnknown(
        line,
        `No glossary term has the group "${group}".${didYouMean(group, groups)}`,
        "Correct it, or give the group to terms in content/glossary.yml.",
      );
    const names = new Map(page.glossary.map(({ id, term }) => [id, term]));
    return (
      <dl className="glossary" data-filter-group="">
        {page.glossary
          .filter((entry) => group === undefined || entry.group === group)
          .map(({ id, term, definition, example, see }) => (
            <div className="glossary-entry" key={id} data-filter-item="">
              <dt id={id}>
                <a className="glossary-term" href={`#${id}`}>
                  {term}
                </a>
              </dt>
              <dd>
                <InlineCode text={definition} />
                {example && (
                  <span className="glossary-example">
                    {" "}
                    <InlineCode text={example} />
                  </span>
                )}
                {see.length > 0 && (
                  <span className="glossary-see">
                    {" See also: "}
                    {see.map((other, index) => [
                      index > 0 && ", ",
                      <a key={other} href={`#${other}`}>
                        {names.get(other) ?? other}
                      </a>,
                    ])}
                    .
                  </span>
                )}
              </dd>
            </div>
          ))}
      </dl>
    );
  },
});

/** All terms from A to Z, by their letters. Search and feeds have the glossary itself. */
export const GlossaryIndex = staticComponent({
  props: {},
  allowedChildren: [],
  render: (_, { page }) => {
    const sorted = [...page.glossary].sort((a, b) => a.term.localeCompare(b.term, "en"));
    const letters = [...groupBy(sorted, ({ term }) => firstLetter(term))];
    return (
      <dl className="glossary-index" data-ui="">
        {letters.map(([letter, entries]) => (
          <div className="glossary-row" key={letter}>
            <dt>{letter}</dt>
            {entries.map(({ id, term }) => (
              <dd key={id}>
                <a href={`#${id}`}>{term}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    );
  },
});
