import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Paragraphs } from '../../components/Paragraphs';
import { Picture } from '../../components/Picture';
import { useNumber } from '../../i18n/useNumber';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, font, layout, size, space } from '../../theme/tokens';
import { groupByYear } from './groupByYear';

type AwardYearsProps = {
  awards: readonly Queries.AwardFragment[];
  labels: Queries.AwardLabelsFragment;
};

/** Awards grouped by year, latest first. */
export const AwardYears = ({ awards, labels }: AwardYearsProps) => {
  const write = useNumber();
  return (
    <Container>
      {groupByYear(awards).map(({ year, items }) => (
        <Year key={year}>
          <h2>{write(year)}</h2>
          <ul>
            {items.map((award) => (
              <li key={award.contentful_id}>
                <div>
                  <h3>{award.name}</h3>
                  <p>{fill(labels.awardedBy, { issuer: award.issuer })}</p>
                  {award.description && <Paragraphs>{award.description}</Paragraphs>}
                </div>
                {award.image?.picture && (
                  <Picture
                    picture={award.image.picture}
                    alt={award.image.alt}
                    aspectRatio={1.5}
                    sizes="(min-width: 1240px) 420px, (min-width: 600px) 40vw, 92vw"
                  />
                )}
              </li>
            ))}
          </ul>
        </Year>
      ))}
    </Container>
  );
};

const Year = styled.section({
  display: 'grid',
  gap: space(1),
  paddingTop: space(3),
  borderTop: `2px solid ${color.ink}`,
  '& > h2': {
    fontFamily: font.display,
    fontSize: size.figure,
    letterSpacing: '-0.05em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > ul': { listStyle: 'none' },
  '& li': { display: 'grid', gap: space(2.5), paddingBlock: space(3) },
  '& li + li': { borderTop: `1px solid ${color.line}` },
  '& h3 + p': { marginTop: space(0.5), color: color.inkSoft, fontSize: size.meta },
  '& h3 + p + p': { marginTop: space(1.5), maxWidth: '34rem' },
  [media.sm]: {
    '& li': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
    '& li > div:last-of-type:not(:only-child)': { gridColumn: 1, gridRow: 1 },
  },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    paddingBottom: space(3),
    '& > h2': {
      gridColumn: '1 / 4',
      paddingTop: space(1),
      position: 'sticky',
      top: layout.headerHeight + 24,
      alignSelf: 'start',
    },
    '& > ul': { gridColumn: '4 / 13' },
    '& li:first-of-type': { paddingTop: space(2) },
  },
});

export const fragment = graphql`
  fragment Award on ContentfulAward {
    contentful_id
    name
    issuer
    year
    description
    image {
      alt
      picture
    }
  }

  fragment AwardLabels on Labels {
    awardedBy
  }
`;
