import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { fill } from '../../i18n/fill';
import { media } from '../../theme/media';
import { color, layout, size, space } from '../../theme/tokens';
import { groupOpenings } from './groupOpenings';
import { OpeningRow } from './OpeningRow';

type OpeningListProps = {
  openings: readonly Queries.OpeningRowFragment[];
  labels: Queries.OpeningListLabelsFragment;
  /** The link of the contact page, for sites without openings. */
  contact?: Queries.MenuLinkFragment | null;
};

/** The openings of a site by office, or a message if there are none. */
export const OpeningList = ({ openings, labels, contact }: OpeningListProps) => {
  const groups = groupOpenings(openings);
  if (groups.length === 0) {
    return (
      <Container>
        <Empty>
          <p>{labels.noOpenings}</p>
          {contact?.href && <ArrowLink link={contact.href}>{contact.title}</ArrowLink>}
        </Empty>
      </Container>
    );
  }
  return (
    <Container>
      <Title>{labels.openings}</Title>
      {groups.map(({ id, office, openings: ofOffice }) => (
        <Office key={id} aria-labelledby={`office-${id}`} suppressHydrationWarning>
          <h3 id={`office-${id}`}>{office}</h3>
          <ul>
            {ofOffice.map((opening) => (
              <OpeningRow
                key={opening.contentful_id}
                opening={opening}
                labels={labels}
                closing={
                  opening.displayClosingDate &&
                  fill(labels.applyBy, { date: opening.displayClosingDate })
                }
              />
            ))}
          </ul>
        </Office>
      ))}
    </Container>
  );
};

const Title = styled.h2({
  marginBlock: `${space(5)} ${space(4)}`,
  [media.md]: { marginTop: space(8) },
});

const Empty = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBlock: space(4),
  borderTop: `2px solid ${color.ink}`,
  '& > p': { maxWidth: '34rem', fontSize: size.lead, lineHeight: 1.4 },
});

const Office = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: `${space(3)} ${space(2)}`,
  borderTop: `2px solid ${color.ink}`,
  '& > h3': { fontSize: size.h3 },
  '& > ul': { listStyle: 'none' },
  '&:last-of-type': { borderBottom: `1px solid ${color.lineStrong}` },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    '& > h3': {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: layout.headerHeight + 24,
      alignSelf: 'start',
      paddingTop: space(1),
    },
    '& > ul': { gridColumn: '4 / 13' },
  },
});

export const fragment = graphql`
  fragment OpeningListLabels on Labels {
    openings
    noOpenings
    applyBy
    ...ContractLabels
  }
`;
