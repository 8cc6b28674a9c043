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

/** The brands of the group with name, logo and one figure each. */
export const BrandList = ({ brands, labels }: BrandListProps) => (
  <Container>
    <List>
      {brands.map((brand) => (
        <li key={brand.contentful_id}>
          <Field>
            <Logo image={brand.logo} size={200} />
            {brand.figure && (
              <p>
                <strong>{brand.figure}</strong> {brand.figureDescription}
              </p>
            )}
          </Field>
          <div>
            <h2>{brand.name}</h2>
            <p>{brand.shortDescription}</p>
            {brand.externalLink && (
              <ArrowLink link={brand.externalLink} isInNewWindow>
                {fill(labels.visitBrand, { name: brand.name })}
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </List>
  </Container>
);

/** A ground on which text keeps its contrast in both schemes; older browsers show the fallback. */
const tint = (name: keyof typeof color, share: number): string[] => [
  color.mist,
  `color-mix(in srgb, ${color[name]} ${share}%, ${color.paper})`,
];

const List = styled.ul({
  listStyle: 'none',
  '& > li': { display: 'grid', gap: space(3), paddingBlock: space(3) },
  '& h2': { fontSize: 'clamp(2.25rem, 1.6rem + 2.7vw, 4rem)', letterSpacing: '-0.035em' },
  '& > li > div:last-of-type > p': {
    maxWidth: '32rem',
    marginBlock: `${space(2)} ${space(1.5)}`,
    color: color.inkSoft,
    fontSize: size.lead,
    lineHeight: 1.4,
  },
  [media.md]: {
    '& > li': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space(3),
      alignItems: 'center',
    },
    '& > li > div:first-of-type': { gridColumn: '1 / 6' },
    '& > li > div:last-of-type': { gridColumn: '7 / 13' },
    '& > li > *': { gridRow: 1 },
  },
  '& > li:nth-of-type(3n + 2) > div:first-of-type': { background: tint('sky', 20) },
  '& > li:nth-of-type(3n) > div:first-of-type': { background: tint('tintC', 60) },
});

const Field = styled.div({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  placeItems: 'center',
  minHeight: 240,
  padding: space(3),
  background: tint('signal', 12),
  '& p': { justifySelf: 'start', fontSize: size.meta, lineHeight: 1.3 },
  '& strong': {
    display: 'block',
    fontFamily: font.display,
    fontSize: size.figure,
    fontWeight: 600,
    letterSpacing: '-0.03em',
    lineHeight: 1,
  },
  [media.md]: { minHeight: 360, padding: space(4) },
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
