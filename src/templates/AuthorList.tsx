import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { BlogFrame } from "../components/blog/BlogFrame";
import { AuthorCards } from "../components/blog/BlogLists";
import { BLOG_TEXTS } from "../components/blog/texts";
import { SiteHead } from "../components/head/SiteHead";
import { authorsPath } from "../domain/routes";
import { useSiteConfig } from "../hooks/useSiteConfig";

/** `/blog/authors`: everyone in authors.yml, in file order. */
export default function AuthorList({
  data: { allAuthor },
}: PageProps<Queries.AuthorListTemplateQuery>): ReactNode {
  const { product } = useSiteConfig();
  return (
    <>
      <SiteHead
        path={authorsPath()}
        title={BLOG_TEXTS.authors}
        description={`The teams that write the ${product.name} blog and what each one covers.`}
        searchTag="blog_authors_list"
      />
      <BlogFrame title={BLOG_TEXTS.authors} lead={BLOG_TEXTS.authorsLead}>
        <AuthorCards authors={allAuthor.nodes} />
      </BlogFrame>
    </>
  );
}

export const query = graphql`
  query AuthorListTemplate {
    allAuthor(sort: { order: ASC }) {
      nodes { authorId name title description image path count }
    }
  }
`;
