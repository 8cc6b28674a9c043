import { renderToStaticMarkup } from 'react-dom/server';
import { MediaSection } from '~/src/sections/media/MediaSection';

const picture = {
  layout: 'fullWidth' as const,
  width: 1160,
  height: 653,
  images: { fallback: { src: '/800.webp', srcSet: '/800.webp 800w' }, sources: [] },
};
const asset = { alt: 'A river', picture, publicFile: null };

describe('the alternative text of a picture', () => {
  it.each([
    ['of its use', 'The river before the flood', 'The river before the flood'],
    ['of its file, where the use has none', null, 'A river'],
  ])('is that %s', (_case, alternativeText, expected) => {
    const html = renderToStaticMarkup(
      <MediaSection section={{ asset, alternativeText, caption: null, poster: null }} />,
    );
    expect(html).toContain(`alt="${expected}"`);
  });
});
