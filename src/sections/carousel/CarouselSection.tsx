import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useId } from 'react';
import { Icon } from '../../components/Icon';
import { useClientValue } from '../../components/useClientValue';
import { fill } from '../../i18n/labels';
import { color, size, space } from '../../theme/tokens';
import { MediaSection } from '../media/MediaSection';
import { QuoteSection } from '../quote/QuoteSection';
import { useCarousel } from './useCarousel';

type CarouselSectionProps = { section: Queries.CarouselSectionFragment };

/** A carousel by the ARIA pattern, without autoplay. */
export const CarouselSection = ({
  section: { carouselTitle, slides, carouselLabels: labels },
}: CarouselSectionProps) => {
  const { index, showPrevious, showNext } = useCarousel(slides.length);
  const titleId = useId();
  const slidesId = useId();
  // Without script all slides are shown in a column.
  const hasScript = useClientValue(() => true, false);
  const total = slides.length;
  return (
    <section aria-roledescription={labels.carousel} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{carouselTitle}</h2>
        {total > 1 && (
          <Controls>
            <Position aria-hidden="true">
              {index + 1} / {total}
            </Position>
            <Control
              onClick={showPrevious}
              aria-label={labels.previousSlide}
              aria-controls={slidesId}
            >
              <Icon name="back" />
            </Control>
            <Control onClick={showNext} aria-label={labels.nextSlide} aria-controls={slidesId}>
              <Icon name="arrow" />
            </Control>
          </Controls>
        )}
      </Head>
      <div id={slidesId} data-slides="" aria-live="polite">
        {slides.map((slide, position) => (
          <div
            key={slide.contentful_id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fill(labels.slideOf, { index: position + 1, total })}
            hidden={hasScript && position !== index}
          >
            {slide.__typename === 'ContentfulMedia' ? (
              <MediaSection section={slide} />
            ) : (
              <QuoteSection section={slide} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
};

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(3),
  marginBottom: space(4),
});

const Controls = styled.div({ display: 'flex', alignItems: 'center', gap: space(1) });

const Position = styled.span({
  marginInlineEnd: space(1),
  fontSize: size.meta,
  fontVariantNumeric: 'tabular-nums',
});

const Control = styled.button({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1.5px solid ${color.ink}`,
  borderRadius: 2,
  background: 'transparent',
  '&:hover': { background: color.ink, color: color.paper },
});

export const fragment = graphql`
  fragment CarouselSection on ContentfulCarousel {
    carouselTitle: title
    slides {
      __typename
      ... on ContentfulReference {
        contentful_id
      }
      ... on ContentfulMedia {
        ...MediaSection
      }
      ... on ContentfulQuote {
        ...QuoteSection
      }
    }
    carouselLabels: labels {
      carousel
      slide
      slideOf
      previousSlide
      nextSlide
    }
  }
`;
