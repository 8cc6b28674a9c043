import { graphql } from 'gatsby';
import { useId } from 'react';
import { Icon } from '../../components/Icon';
import { useClientValue } from '../../components/useClientValue';
import { useNumber } from '../../i18n/useNumber';
import { fill } from '../../i18n/fill';
import { MediaSection } from '../media/MediaSection';
import { QuoteSection } from '../quote/QuoteSection';
import { useCarousel } from './useCarousel';

type CarouselSectionProps = { section: Queries.CarouselSectionFragment };

/** A carousel by the ARIA pattern, without autoplay. */
export const CarouselSection = ({
  section: { carouselTitle, slides, carouselLabels: labels },
}: CarouselSectionProps) => {
  const { index, showPrevious, showNext } = useCarousel(slides.length);
  const write = useNumber();
  const titleId = useId();
  const slidesId = useId();
  // Without script all slides are shown in a column.
  const hasScript = useClientValue(() => true, false);
  const total = slides.length;
  return (
    <section aria-roledescription={labels.carousel} aria-labelledby={titleId}>
      <div className="carousel-head">
        <h2 id={titleId}>{carouselTitle}</h2>
        {total > 1 && (
          <div>
            <span aria-hidden="true">
              {write(index + 1)} / {write(total)}
            </span>
            <button
              type="button"
              onClick={showPrevious}
              aria-label={labels.previousSlide}
              aria-controls={slidesId}
            >
              <Icon name="back" />
            </button>
            <button
              type="button"
              onClick={showNext}
              aria-label={labels.nextSlide}
              aria-controls={slidesId}
            >
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </div>
      <div id={slidesId} data-slides="" aria-live="polite">
        {slides.map((slide, position) => (
          <div
            key={slide.contentful_id}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={fill(labels.slideOf, { index: write(position + 1), total: write(total) })}
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
