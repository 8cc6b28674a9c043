import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { LinkTo } from '../../components/LinkTo';
import { Logo } from '../../components/Logo';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { partnerFigures } from './partnerFigures';

type PartnerListProps = {
  partners: readonly (Queries.PartnerFragment & Partial<Queries.PartnerKeyPlaysFragment>)[];
  labels: Queries.PartnerLabelsFragment;
};

/** A list of partners with logo, description, three figures and link. */
export const PartnerList = ({ partners, labels }: PartnerListProps) => (
  <List>
    {partners.map((partner) => (
      <li key={partner.slug} id={`partner-${partner.slug}`}>
        <Logo image={partner.logo} size={88} />
        <Text>
          <h3>{partner.name}</h3>
          <p>{partner.shortDescription}</p>
          {partner.externalLink && (
            <ArrowLink link={partner.externalLink} isInNewWindow>
              {fill(labels.visitPartner, { name: partner.name })}
            </ArrowLink>
          )}
        </Text>
        <div>
          <Figures>
            {partnerFigures(partner).map(({ number, description }) => (
              <div key={description}>
                <dt>{description}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </Figures>
          {partner.moreKeyPlays?.some(({ path }) => path) && (
            <KeyPlays>
              <h4>{labels.featuredKeyPlays}</h4>
              <ul>
                {partner.moreKeyPlays.map(
                  ({ title, path }) =>
                    path && (
                      <li key={path}>
                        <LinkTo link={path}>{title}</LinkTo>
                      </li>
                    ),
                )}
              </ul>
            </KeyPlays>
          )}
        </div>
      </li>
    ))}
  </List>
);

const List = styled.ul({
  listStyle: 'none',
  // The logo beside the text; below both the figures, on wide windows below the text.
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignContent: 'start',
    gap: space(2),
    paddingBlock: space(4),
    borderTop: `1px solid ${color.lineStrong}`,
    '& img': { height: 'auto' },
    '& > div:last-of-type': { gridColumn: '1 / -1' },
  },
  // Of two beside each other texts, figures and key plays are level.
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(8),
    '& > li': {
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      columnGap: space(3),
      '& > div:last-of-type': {
        display: 'grid',
        gridArea: 'span 2 / 2',
        gridTemplateRows: 'subgrid',
      },
    },
  },
});

const Text = styled.div({
  '& > p': { marginBlock: `${space(1.5)} ${space(1)}`, color: color.inkSoft, maxWidth: '32rem' },
});

const KeyPlays = styled.div({
  marginTop: space(2),
  fontSize: size.meta,
  '& h4': { color: color.inkSoft, font: 'inherit' },
  '& ul': { listStyle: 'none' },
  '& a': {
    display: 'block',
    paddingBlock: space(0.75),
    textDecorationColor: color.lineStrong,
  },
});

// The number is displayed first, but `dl` requires the term before the value in the source.
const Figures = styled.dl({
  display: 'grid',
  gap: space(1.5),
  // On phones a line for each, with numbers and descriptions below each other.
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: space(0.5),
  },
  [media.sm]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginTop: space(1.5),
    '& > div': { gridTemplateColumns: 'none', alignContent: 'start' },
  },
  '& dt': {
    order: 2,
    color: color.inkSoft,
    fontSize: size.meta,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '& dd': {
    margin: 0,
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h3,
    lineHeight: 1.1,
    letterSpacing: '-0.03em',
  },
});

export const fragment = graphql`
  fragment Partner on ContentfulPartner {
    name
    slug
    shortDescription
    logo {
      ...AssetFile
    }
    kpi1Number
    kpi1Description
    kpi2Number
    kpi2Description
    kpi3Number
    kpi3Description
    externalLink
  }

  fragment PartnerKeyPlays on ContentfulPartner {
    moreKeyPlays {
      title
      path
    }
  }

  fragment PartnerLabels on Labels {
    visitPartner
    featuredKeyPlays
  }
`;
