import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { LinkTo } from '../../components/LinkTo';
import { Paragraphs } from '../../components/Paragraphs';
import { Picture } from '../../components/Picture';
import { fill } from '../../i18n/fill';
import { PageSection } from '../../sections/SectionList';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type PeopleProps = {
  title: string;
  people: readonly Queries.PersonFragment[];
  labels: Queries.PersonLabelsFragment;
  /** Large portraits in columns, or small ones beside the text in two columns. */
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
                  aspectRatio={1}
                  sizes={
                    isLarge
                      ? '(min-width: 960px) 570px, (min-width: 600px) 45vw, 92vw'
                      : '(min-width: 960px) 190px, 96px'
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
  gap: `${space(6)} ${space(3)}`,
  listStyle: 'none',
  // Portrait, name and job in a row, the biography below them.
  '&:not([data-large]) > li': {
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    columnGap: space(2.5),
    alignContent: 'start',
    paddingTop: space(2),
    borderTop: `1px solid ${color.lineStrong}`,
    '& > div:first-of-type': { gridRow: '1 / 3', alignSelf: 'start' },
    '& > div:last-of-type': { display: 'contents' },
    '& h3': { alignSelf: 'end', fontSize: size.h4 },
    '& h3 + p': { fontSize: size.meta },
    '& h3 + p ~ *': { gridColumn: '1 / 3', justifySelf: 'start', fontSize: size.meta },
  },
  '&[data-large] > li > div:first-of-type': { marginBottom: space(2.5) },
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // A last one beside an empty column has its text there.
    [media.belowMd]: {
      '&[data-large] > li:last-of-type:nth-of-type(odd)': {
        gridColumn: '1 / 3',
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        alignItems: 'center',
      },
    },
  },
  [media.md]: {
    '&[data-large]:has(> :nth-of-type(3))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
    '&:not([data-large]) > li': {
      gridTemplateColumns: '11.5rem minmax(0, 1fr)',
      '& > div:first-of-type': { gridRow: '1 / 9' },
      '& > div:last-of-type': { display: 'block' },
    },
  },
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
