import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '~/src/components/Container';
import { Paragraphs } from '~/src/components/Paragraphs';
import { ChartSection } from '~/src/sections/chart/ChartSection';
import { MediaSection } from '~/src/sections/media/MediaSection';
import { QuoteSection } from '~/src/sections/quote/QuoteSection';
import { PageSection } from '~/src/sections/SectionList';
import { media } from '~/src/theme/media';
import { color, font, size, space } from '~/src/theme/tokens';
import { ApproachSteps } from './ApproachSteps';
import { ResultsBand } from './ResultsBand';

type KeyPlayStoryProps = {
  keyPlay: Queries.KeyPlayStoryFragment;
  labels: Queries.KeyPlayStoryLabelsFragment;
};

type Chapter = {
  title: string;
  text: string | null;
  steps?: readonly string[];
  media?: Queries.MediaSectionFragment | null;
  chart?: Queries.ChartSectionFragment | null;
};

const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <Columns>
    {chapters.map(
      ({ title, text, steps = [], media: shown, chart }) =>
        (text || chart?.drawing) && (
          <TitledText key={title}>
            <h2>{title}</h2>
            <div>
              {text && <Paragraphs>{text}</Paragraphs>}
              {shown && <MediaSection section={shown} />}
              {chart && <ChartSection section={chart} isEmbedded />}
            </div>
            {steps.length > 1 && <ApproachSteps steps={steps} />}
          </TitledText>
        ),
    )}
  </Columns>
);

/**
 * The chapters of a key play. What came of the work follows the client's words: the chart of the results in a band, then the
 * benefits with the second chart. Empty ones are omitted.
 */
export const KeyPlayStory = ({ keyPlay, labels }: KeyPlayStoryProps) => {
  const { customerTestimony, customerName, customerRole, resultsChart } = keyPlay;
  return (
    <>
      <Chapters
        chapters={[
          { title: labels.background, text: keyPlay.background },
          { title: labels.challenge, text: keyPlay.challenge },
          {
            title: labels.approach,
            text: keyPlay.approach,
            steps: keyPlay.approachSteps,
            media: keyPlay.approachMedia,
          },
        ]}
      />
      {customerTestimony && (
        <PageSection aria-label={labels.customerTestimony} data-section="ContentfulQuote">
          <Container>
            <QuoteSection
              section={{
                words: customerTestimony,
                author: customerName ?? '',
                role: customerRole,
              }}
            />
          </Container>
        </PageSection>
      )}
      {resultsChart?.drawing && <ResultsBand chart={resultsChart} />}
      <Chapters
        chapters={[
          { title: labels.benefits, text: keyPlay.benefits, chart: keyPlay.secondResultsChart },
        ]}
      />
    </>
  );
};

const Columns = styled(Container)({
  [media.md]: { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  columnGap: space(3),
});

const TitledText = styled.section({
  display: 'grid',
  rowGap: space(2),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  // The band of the steps borders on that of the client's words.
  'div:has(+ [data-section$="Quote"]) > &:last-of-type:has(> ol)': {
    marginBottom: `-${space(5)}`,
    paddingBottom: 0,
  },
  // Names the chapter; its first paragraph is what is read.
  '& h2': { color: color.inkSoft, fontSize: size.meta, letterSpacing: 0 },
  '& p + p': { marginTop: space(2) },
  '& p': { maxWidth: '40rem' },
  '& figure': { marginTop: space(4) },
  '& .chart': { marginTop: space(7) },
  // The first of several paragraphs says what the chapter comes to.
  '& > div > p:first-of-type:not(:last-of-type)': {
    maxWidth: '24em',
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: 'clamp(1.75rem, 1.35rem + 1.2vw, 2.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  [media.md]: {
    gridColumn: '1 / 13',
    gridTemplateColumns: 'subgrid',
    alignContent: 'start',
    paddingBlock: space(6),
    '& h2': { gridColumn: '1 / 4', position: 'sticky', top: 132, alignSelf: 'start' },
    '& > div': { gridColumn: '4 / 13' },
  },
});

export const fragment = graphql`
  fragment KeyPlayStory on ContentfulKeyPlay {
    background
    challenge
    approach
    approachSteps
    approachMedia {
      ...MediaSection
    }
    benefits
    resultsChart {
      ...ChartSection
    }
    secondResultsChart {
      ...ChartSection
    }
    customerTestimony
    customerName
    customerRole
  }

  fragment KeyPlayStoryLabels on Labels {
    background
    challenge
    approach
    benefits
    customerTestimony
  }
`;
