import { graphql } from 'gatsby';

/** An author whose empty role and photo are filled from the linked manager entry. */
export const authorProfile = ({ manager, ...author }: Queries.AuthorProfileFragment) => ({
  ...author,
  role: author.role ?? manager?.jobTitle,
  photo: author.photo ?? manager?.photo ?? null,
});

export const fragment = graphql`
  fragment AuthorProfile on ContentfulAuthor {
    name
    path
    role
    photo {
      ...AssetFile
    }
    manager {
      jobTitle
      photo {
        ...AssetFile
      }
    }
  }
`;
