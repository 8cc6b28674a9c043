import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { Logo } from '../../components/Logo';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';

type BrandListProps = {
  brands: readonly Queries.BrandFragment[];
  labels: Queries.BrandLabelsFragment;
};

/** The brands of the group with name, logo and one figure each: the first, the house, in a dark band, the others in two columns. */
export const BrandList = ({ brands, labels }: BrandListProps) => (
  <Container>
    <List>
      {brands.map((brand, index) => {
        const isHouse = index === 0;
        const figure = brand.figure && (
          <Figure>
            <strong>{brand.figure}</strong> {brand.figureDescription}
          </Figure>
        );
        return (
          <li key={brand.contentful_id}>
            <Field>
              {!isHouse && figure}
              <Logo image={brand.logo} size={isHouse ? 320 : 240} />
            </Field>
            <div>
              <h2>{brand.name}</h2>
              <p>{brand.shortDescription}</p>
              {isHouse && figure}
              {brand.externalLink && (
                <ArrowLink link={brand.externalLink} isInNewWindow>
                  {fill(labels.visitBrand, { name: brand.name })}
                </ArrowLink>
              )}
            </div>
          </li>
        );
      })}
    </List>
  </Container>
);

/** A ground on which text keeps its contrast in both schemes; older browsers show the fallback. */
const tint = (name: keyof typeof color, share: number): string[] => [
  color.mist,
  `color-mix(in srgb, ${color[name]} ${share}%, ${color.paper})`,
];

const List = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(6)} ${space(3)}`,
  paddingBottom: space(6),
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Links of a row stand on one line.
    gridTemplateRows: 'auto 1fr',
    gap: space(3),
  },
  '& > li > div:last-of-type': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& > a': { marginTop: 'auto' },
  },
  '& h2': { fontSize: size.h2, letterSpacing: '-0.035em' },
  '& h2 + p': {
    maxWidth: '32rem',
    marginBlock: `${space(1.5)} ${space(1)}`,
    color: color.inkSoft,
    fontSize: size.lead,
    lineHeight: 1.4,
  },
  // The house.
  '& > li:first-of-type': {
    '--ink': color.inverseInk,
    '--ink-soft': color.inverseSoft,
    '--logo-filter': 'invert(1) hue-rotate(180deg)',
    alignItems: 'center',
    gap: space(3),
    marginInline: 'var(--bleed)',
    padding: `${space(4)} calc(-1 * var(--bleed)) ${space(5)}`,
    background: color.inverse,
    color: color.inverseInk,
    '& h2': { fontSize: 'clamp(3.5rem, 1.6rem + 8vw, 10rem)', lineHeight: 1 },
    '& > div:first-of-type': { minHeight: 0, padding: 0, background: 'none' },
    '& p + p': { marginTop: space(2) },
  },
  '& > li:nth-of-type(4n + 2) > div:first-of-type': { background: tint('sky', 30) },
  '& > li:nth-of-type(4n + 3) > div:first-of-type': { background: tint('tintC', 70) },
  '& > li:nth-of-type(4n + 4) > div:first-of-type': { background: tint('tintB', 45) },
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
  },
  [media.md]: {
    rowGap: space(9),
    marginTop: space(7),
    '& > li:first-of-type': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space(3),
      paddingBlock: space(6),
    },
  },
});

const Figure = styled.p({
  fontSize: size.meta,
  lineHeight: 1.3,
  '& strong': {
    display: 'block',
    fontFamily: font.display,
    fontSize: size.figure,
    fontWeight: 600,
    letterSpacing: '-0.03em',
    lineHeight: 1,
  },
  [media.belowSm]: { '& strong': { fontSize: '2.25rem' } },
});

/** Figure and mark side by side on phones, the mark below the figure elsewhere. */
const Field = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(2),
  minHeight: 200,
  padding: space(3),
  background: tint('signal', 14),
  [media.belowSm]: {
    '& > div': { maxWidth: '40%' },
    '& img': { height: 'auto' },
  },
  [media.sm]: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 400,
    padding: space(4),
    '& > div': { marginInline: 'auto', marginBlock: 'auto' },
  },
});

export const fragment = graphql`
  fragment Brand on ContentfulBrand {
    contentful_id
    name
    shortDescription
    figure
    figureDescription
    externalLink
    logo {
      ...AssetFile
    }
  }

  fragment BrandLabels on Labels {
    visitBrand
  }
`;
