import { graphql } from 'gatsby';

/** What is known of an author: what their entry leaves empty, a member of the management has in theirs. */
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
