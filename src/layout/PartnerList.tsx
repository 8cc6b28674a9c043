import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../components/ArrowLink';
import { Container } from '../components/Container';
import { Figures } from '../components/Figures';
import { fill } from '../i18n/labels';
import { Band } from '../sections/SectionList';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

type PartnerListProps = {
  id: string;
  title: string;
  visitLabel: string;
  partners: readonly Queries.PartnerListItemFragment[];
};

const figuresOf = (partner: Queries.PartnerListItemFragment) =>
  [
    { number: partner.kpi1Number, description: partner.kpi1Description },
    { number: partner.kpi2Number, description: partner.kpi2Description },
    { number: partner.kpi3Number, description: partner.kpi3Description },
  ].flatMap(({ number, description }) => (number && description ? [{ number, description }] : []));

/** The technology partners of a site, each with what it does, its three figures and a link. */
export const PartnerList = ({ id, title, visitLabel, partners }: PartnerListProps) => (
  <Band id={id}>
    <Container>
      <h2>{title}</h2>
      <List>
        {partners.map((partner) => (
          <li key={partner.contentful_id}>
            <div>
              <h3>{partner.name}</h3>
              <p>{partner.shortDescription}</p>
              {partner.externalLink && (
                <ArrowLink link={partner.externalLink} isInNewWindow>
                  {fill(visitLabel, { name: partner.name })}
                </ArrowLink>
              )}
            </div>
            <Figures figures={figuresOf(partner)} />
          </li>
        ))}
      </List>
    </Container>
  </Band>
);

const List = styled.ul({
  marginTop: space(4),
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: space(3),
    paddingBlock: space(4),
    borderTop: `1px solid ${color.lineStrong}`,
    [media.md]: { gridTemplateColumns: '5fr 7fr', columnGap: space(6) },
  },
  '& h3 + p': { marginBlock: space(1.5), color: color.inkSoft, fontSize: size.meta },
  '& dd': { fontSize: size.h3 },
});

export const fragment = graphql`
  fragment PartnerListItem on ContentfulPartner {
    contentful_id
    name
    shortDescription
    externalLink
    kpi1Number
    kpi1Description
    kpi2Number
    kpi2Description
    kpi3Number
    kpi3Description
  }
`;
