import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { Paragraphs } from '../../components/Paragraphs';
import { Picture } from '../../components/Picture';
import { fill } from '../../i18n/labels';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type PeopleProps = {
  title: string;
  people: readonly Queries.PersonFragment[];
  labels: Queries.PersonLabelsFragment;
  /** Large with biography, or small in three columns. */
  isLarge?: boolean;
};

/** A titled list of people with portrait, job, biography and profile; renders nothing if there are none. */
export const People = ({ title, people, labels, isLarge = false }: PeopleProps) =>
  people.length === 0 ? null : (
    <PageSection>
      <Container>
        <Title>{title}</Title>
        <List data-large={isLarge || undefined}>
          {people.map((person) => (
            <li key={person.contentful_id} id={person.contentful_id}>
              {person.photo?.picture ? (
                <Picture
                  picture={person.photo.picture}
                  alt={person.photo.alt}
                  aspectRatio={isLarge ? 0.9 : 1}
                  sizes={
                    isLarge ? '(min-width: 960px) 370px, 92vw' : '(min-width: 960px) 270px, 45vw'
                  }
                />
              ) : (
                <Blank />
              )}
              <div>
                <h3>{person.name}</h3>
                <Job>{person.jobTitle}</Job>
                {person.biography && (
                  <Biography>
                    <Paragraphs>{person.biography}</Paragraphs>
                  </Biography>
                )}
                {person.linkedInProfile && (
                  <Profile
                    link={person.linkedInProfile}
                    isInNewWindow
                    aria-label={fill(labels.linkedInOf, { name: person.name })}
                  >
                    LinkedIn
                  </Profile>
                )}
              </div>
            </li>
          ))}
        </List>
      </Container>
    </PageSection>
  );

const Title = styled.h2({ marginBottom: space(5) });

const List = styled.ul({
  display: 'grid',
  gap: `${space(5)} ${space(3)}`,
  listStyle: 'none',
  '& > li > div:first-of-type': { marginBottom: space(2) },
  [media.sm]: {
    '&:not([data-large])': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-large]': { gap: 0 },
    '&[data-large] > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: space(6),
      alignItems: 'center',
      paddingBlock: space(4),
      borderTop: `1px solid ${color.lineStrong}`,
    },
    '&[data-large] > li > div:first-of-type': { marginBottom: 0 },
  },
  [media.md]: {
    '&[data-large] > li:nth-of-type(even)': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      '& > div:first-of-type': { order: 2 },
    },
  },
  '&:not([data-large]) h3': { fontSize: size.h4 },
  '&:not([data-large]) p': { fontSize: size.meta },
});

const Blank = styled.div({ aspectRatio: '1', background: color.mist });
const Job = styled.p({ marginTop: space(0.5), color: color.inkSoft });
const Biography = styled.div({ marginTop: space(2), '& p + p': { marginTop: space(1.5) } });

const Profile = styled(LinkTo)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  marginTop: space(1),
  fontSize: size.meta,
  fontWeight: 600,
  textDecorationColor: color.signal,
  textDecorationThickness: 2,
});

export const fragment = graphql`
  fragment Person on ContentfulManager {
    contentful_id
    name
    jobTitle
    linkedInProfile
    biography
    photo {
      alt
      picture
    }
    countries {
      technicalName
    }
  }

  fragment PersonLabels on Labels {
    linkedInOf
  }
`;
