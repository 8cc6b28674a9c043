import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { Logo } from '../../components/Logo';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';

type BrandListProps = {
  brands: readonly Queries.BrandFragment[];
  labels: Queries.BrandLabelsFragment;
};

/** The brands of the group with name and logo. */
export const BrandList = ({ brands, labels }: BrandListProps) => (
  <Container>
    <List>
      {brands.map(({ contentful_id, name, shortDescription, externalLink, logo }) => (
        <li key={contentful_id}>
          <Field>
            <Logo image={logo} size={240} />
          </Field>
          <div>
            <h2>{name}</h2>
            <p>{shortDescription}</p>
            {externalLink && (
              <ArrowLink link={externalLink} isInNewWindow>
                {fill(labels.visitBrand, { name })}
              </ArrowLink>
            )}
          </div>
        </li>
      ))}
    </List>
  </Container>
);

const List = styled.ul({
  listStyle: 'none',
  '& > li': { display: 'grid', gap: space(3), paddingBlock: space(3) },
  '& h2': { fontSize: 'clamp(2.25rem, 1.6rem + 2.7vw, 4rem)', letterSpacing: '-0.035em' },
  '& p': {
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
    '& > li:nth-of-type(even) > div:first-of-type': { gridColumn: '8 / 13', order: 2 },
    '& > li:nth-of-type(even) > div:last-of-type': { gridColumn: '1 / 7' },
    '& > li > *': { gridRow: 1 },
  },
});

const Field = styled.div({
  display: 'grid',
  placeItems: 'center',
  minHeight: 240,
  background: color.mist,
  [media.md]: { minHeight: 320 },
});

export const fragment = graphql`
  fragment Brand on ContentfulBrand {
    contentful_id
    name
    shortDescription
    externalLink
    logo {
      ...AssetFile
    }
  }

  fragment BrandLabels on Labels {
    visitBrand
  }
`;
