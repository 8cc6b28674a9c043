import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { LinkTo } from '../../components/LinkTo';
import { Paragraphs } from '../../components/Paragraphs';
import { SocialLinks } from '../../components/SocialLinks';
import { fill } from '../../i18n/fill';
import { color, size, space } from '../../theme/tokens';

type AuthorBiographyProps = {
  author: Queries.AuthorBiographyFragment;
  labels: Queries.AuthorBiographyLabelsFragment;
};

/** Biography and profiles of an author, for the hero; renders nothing if both are empty. */
export const AuthorBiography = ({ author, labels }: AuthorBiographyProps) => {
  const biography = author.biography ?? author.manager?.biography;
  const profile = author.manager?.linkedInProfile;
  if (!biography && !profile && author.links.length === 0) return null;
  return (
    <Text>
      {biography && <Paragraphs>{biography}</Paragraphs>}
      {author.links.length > 0 && <SocialLinks links={author.links} />}
      {profile && author.links.length === 0 && (
        <p>
          <LinkTo
            link={profile}
            isInNewWindow
            aria-label={fill(labels.linkedInOf, { name: author.name })}
          >
            LinkedIn
          </LinkTo>
        </p>
      )}
    </Text>
  );
};

const Text = styled.div({
  fontSize: size.lead,
  lineHeight: 1.4,
  color: color.inkSoft,
  '& > * + *': { marginTop: space(2) },
  '& > ul, & > p > a': { color: color.ink, fontSize: size.meta },
  '& > p > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    fontWeight: 600,
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
  },
});

export const fragment = graphql`
  fragment AuthorBiography on ContentfulAuthor {
    ...AuthorProfile
    biography
    links {
      name
      href
      icon {
        publicFile {
          url
        }
      }
    }
    manager {
      biography
      linkedInProfile
    }
  }

  fragment AuthorBiographyLabels on Labels {
    linkedInOf
  }
`;
