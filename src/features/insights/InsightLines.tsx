import styled from '@emotion/styled';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { CoveringLink } from '../../components/CoveringLink';
import { Icon } from '../../components/Icon';
import type { TeaserProps } from '../../components/Teaser';
import { PageSection } from '../../sections/SectionList';
import { TitledSection } from '../../sections/TitledSection';
import { media } from '../../theme/media';
import { movingArrow } from '../../theme/movingArrow';
import { color, font, size, space } from '../../theme/tokens';

type InsightLinesProps = {
  title: string;
  /** They continue the section above: their title names the list alone. */
  isContinued?: boolean;
  insights: readonly TeaserProps[];
  /** The text of the link to all insights. */
  allLabel: string;
};

/** A titled section of insights in lines, kind and date beside the title; renders nothing if there are none. */
export const InsightLines = ({ title, isContinued, insights, allLabel }: InsightLinesProps) => {
  if (insights.length === 0) return null;
  const lines = (
    <List aria-label={isContinued ? title : undefined}>
      {insights.map((insight) => (
        <Row key={insight.link}>
          <Facts>
            {insight.meta?.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Facts>
          <h3>
            <CoveringLink link={insight.link} isInNewWindow={insight.isInNewWindow}>
              {insight.title}
            </CoveringLink>
          </h3>
          <Icon name="arrow" size={24} />
        </Row>
      ))}
    </List>
  );
  return isContinued ? (
    <PageSection>
      <Container>
        {lines}
        <ArrowLink link="insights" aria-label={`${allLabel}: ${title}`}>
          {allLabel}
        </ArrowLink>
      </Container>
    </PageSection>
  ) : (
    <TitledSection title={title} more={{ label: allLabel, link: 'insights' }}>
      {lines}
    </TitledSection>
  );
};

const List = styled.ul({
  listStyle: 'none',
  borderBottom: `1px solid ${color.lineStrong}`,
  '& + a': { marginTop: space(3) },
});

const Row = styled.li(movingArrow, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px',
  alignItems: 'baseline',
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(3),
  borderTop: `1px solid ${color.lineStrong}`,
  [media.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  '& h3': {
    fontFamily: font.display,
    fontSize: size.h4,
    lineHeight: 1.22,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    [media.md]: { gridColumn: '5 / 12', fontSize: size.h3, lineHeight: 1.15 },
  },
  '& > svg': { alignSelf: 'center', justifySelf: 'end' },
});

const Facts = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: `0 ${space(2.5)}`,
  color: color.inkSoft,
  fontSize: size.small,
  fontWeight: 500,
  [media.md]: { gridColumn: '1 / 5', '& > :first-child:not(:last-child)': { minWidth: '8rem' } },
});
