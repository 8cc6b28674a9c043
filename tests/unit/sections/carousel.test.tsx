/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarouselSection } from '~/src/sections/carousel/CarouselSection';

const quote = (id: string) => ({
  __typename: 'ContentfulQuote' as const,
  contentful_id: id,
  words: `Words ${id}`,
  author: 'Mara Oduya',
  role: null,
});

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{index} of {total}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};

const show = (...ids: string[]) =>
  render(
    <CarouselSection
      section={{ carouselTitle: 'Voices', slides: ids.map(quote), carouselLabels: labels }}
    />,
  );

describe('CarouselSection', () => {
  it('wraps around at both ends', async () => {
    show('1', '2', '3');
    const shown = () => screen.getByRole('group').getAttribute('aria-label');
    expect(shown()).toBe('1 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toBe('3 of 3');
    await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toBe('1 of 3');
  });

  it('names itself by the carousel pattern', () => {
    show('1', '2');
    const carousel = screen.getByRole('region', { name: 'Voices' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
  });

  it('has no controls for a single slide', () => {
    show('1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
