import styled from '@emotion/styled';
import { Container } from '~/src/components/Container';
import { ChartSection } from '~/src/sections/chart/ChartSection';
import { PageSection } from '~/src/sections/SectionList';
import { media } from '~/src/theme/media';
import { color, font, size, space } from '~/src/theme/tokens';

/** The chart of the results with its figures in the largest type. */
export const ResultsBand = ({ chart }: { chart: Queries.ChartSectionFragment }) => (
  <PageSection>
    <Container>
      <Wide>
        <ChartSection section={chart} />
      </Wide>
    </Container>
  </PageSection>
);

/** Charts with one row of bars have larger figures than those with several. */
const figureSize = 'clamp(3.25rem, 1.5rem + 5vw, 6rem)';
const rowFigureSize = size.h2;

const Wide = styled.div({
  '& .chart-title': { maxWidth: '16em' },
  '& .chart-summary': { fontSize: size.lead, lineHeight: 1.4 },
  '& .chart .chart-rows': { marginTop: space(5), borderBottom: 0, fontSize: size.meta },
  '& .chart .chart-rows li': {
    display: 'block',
    paddingBlock: `${space(2)} 0`,
    borderTop: `1px solid ${color.lineStrong}`,
  },
  '& .chart .chart-rows li + li': { marginTop: space(4) },
  '& .chart-label': { display: 'block', marginBottom: space(2) },
  '& .chart-bars': { display: 'grid', gap: space(3) },
  // The figure between its name and its bar.
  '& .chart .chart-bar': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(1),
    paddingInlineEnd: 0,
  },
  '& .chart .chart-name': { fontSize: size.meta },
  '& .chart .chart-bar > svg': {
    gridArea: '3 / 1 / 4 / 2',
    height: 'clamp(1.5rem, 3vw, 2.75rem)',
  },
  '& .chart .chart-bar > b': {
    marginInlineEnd: 0,
    fontFamily: font.display,
    fontSize: rowFigureSize,
    fontWeight: 600,
    lineHeight: 1,
    letterSpacing: '-0.04em',
    textAlign: 'start',
  },
  '& li:only-child .chart-bar > b': { fontSize: figureSize },
  '& li:only-child .chart-bar > svg': { height: 'clamp(2.5rem, 4.5vw, 4rem)' },
  '& .chart-parts': { marginTop: space(5) },
  '& .chart-parts b': { fontSize: rowFigureSize },
  '& .chart-figures': { marginTop: space(4) },
  [media.md]: {
    '& .chart .chart-rows': { marginTop: space(6) },
    '& .chart-bars': { gap: space(4) },
    // The bars of one row beside their figures, which begin at one line.
    '& li:only-child .chart-bars': { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
    '& .chart li:only-child .chart-bar': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      columnGap: space(5),
    },
    '& .chart li:only-child .chart-bar > b': { gridArea: '2 / 1 / 3 / 2' },
    '& .chart li:only-child .chart-bar > svg': { gridArea: '2 / 2 / 3 / 3', alignSelf: 'center' },
  },
});
