import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { Paragraphs } from '../../components/Paragraphs';
import { Picture } from '../../components/Picture';
import { SocialLinks } from '../../components/SocialLinks';
import { fill } from '../../i18n/labels';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { authorProfile } from './authorProfile';

type AuthorBiographyProps = {
  author: Queries.AuthorBiographyFragment;
  labels: Queries.AuthorBiographyLabelsFragment;
};

/** Portrait, biography and profiles of an author; renders nothing if all are empty. */
export const AuthorBiography = ({ author, labels }: AuthorBiographyProps) => {
  const { photo } = authorProfile(author);
  const biography = author.biography ?? author.manager?.biography;
  const profile = author.manager?.linkedInProfile;
  if (!photo?.picture && !biography && !profile && author.links.length === 0) return null;
  return (
    <Container>
      <Columns>
        {photo?.picture && (
          <Picture
            picture={photo.picture}
            alt=""
            isEager
            aspectRatio={1}
            sizes="(min-width: 1240px) 270px, (min-width: 600px) 30vw, 50vw"
          />
        )}
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
      </Columns>
    </Container>
  );
};

const Columns = styled.div({
  display: 'grid',
  gap: space(3),
  marginBottom: space(4),
  '& > div:first-of-type:not(:last-child)': { maxWidth: '12rem' },
  [media.sm]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    '& > div:first-of-type:not(:last-child)': { gridColumn: '1 / 4', maxWidth: 'none' },
    '& > div:last-child': { gridColumn: '4 / 12' },
  },
});

const Text = styled.div({
  maxWidth: '42rem',
  fontSize: size.lead,
  lineHeight: 1.45,
  '& > * + *': { marginTop: space(2) },
  '& > ul, & > p > a': { fontSize: size.meta },
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
