import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '~/src/components/Container';
import { Paragraphs } from '~/src/components/Paragraphs';
import { ChartSection } from '~/src/sections/chart/ChartSection';
import { MediaSection } from '~/src/sections/media/MediaSection';
import { QuoteSection } from '~/src/sections/quote/QuoteSection';
import { PageSection } from '~/src/sections/SectionList';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';
import { ApproachSteps } from './ApproachSteps';

type KeyPlayStoryProps = {
  keyPlay: Queries.KeyPlayStoryFragment;
  labels: Queries.KeyPlayStoryLabelsFragment;
};

type Chapter = {
  title: string;
  text: string | null;
  steps?: readonly string[];
  media?: Queries.MediaSectionFragment | null;
  charts?: readonly Queries.ChartSectionFragment[];
};

const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) => (
  <Container>
    {chapters.map(
      ({ title, text, steps = [], media: shown, charts = [] }) =>
        (text || charts.length > 0) && (
          <TitledText key={title}>
            <h2>{title}</h2>
            <div>
              {text && <Paragraphs>{text}</Paragraphs>}
              {shown && <MediaSection section={shown} />}
              {charts.map((chart) => (
                <ChartSection key={chart.chartTitle} section={chart} isEmbedded />
              ))}
            </div>
            {steps.length > 1 && <ApproachSteps steps={steps} />}
          </TitledText>
        ),
    )}
  </Container>
);

/** The chapters of a key play, and the client's words before what came of it, with its charts; empty ones are omitted. */
export const KeyPlayStory = ({ keyPlay, labels }: KeyPlayStoryProps) => {
  const work: Chapter[] = [
    { title: labels.background, text: keyPlay.background },
    { title: labels.challenge, text: keyPlay.challenge },
    {
      title: labels.approach,
      text: keyPlay.approach,
      steps: keyPlay.approachSteps,
      media: keyPlay.approachMedia,
    },
  ];
  const benefits: Chapter = {
    title: labels.benefits,
    text: keyPlay.benefits,
    charts: [keyPlay.resultsChart, keyPlay.secondResultsChart].flatMap((chart) =>
      chart?.drawing ? [chart] : [],
    ),
  };
  const { customerTestimony, customerName, customerRole } = keyPlay;
  if (!customerTestimony) return <Chapters chapters={[...work, benefits]} />;
  return (
    <>
      <Chapters chapters={work} />
      <PageSection aria-label={labels.customerTestimony} data-section="ContentfulQuote">
        <Container>
          <QuoteSection
            section={{ words: customerTestimony, author: customerName ?? '', role: customerRole }}
          />
        </Container>
      </PageSection>
      <Chapters chapters={[benefits]} />
    </>
  );
};

const TitledText = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.line}`,
  '&:first-of-type': { borderTop: 0 },
  // The band of the steps borders on that of the client's words.
  '&:last-of-type:has(> ol)': { marginBottom: `-${space(5)}`, paddingBottom: 0 },
  '& h2': { fontSize: size.h3 },
  '& p + p': { marginTop: space(2) },
  '& p': { maxWidth: '40rem' },
  '& figure': { marginTop: space(4) },
  '& .chart': { marginTop: space(7) },
  // The first of several paragraphs says what the chapter comes to.
  '& > div > p:first-of-type:not(:last-of-type)': {
    fontSize: size.lead,
    lineHeight: 1.4,
  },
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
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
