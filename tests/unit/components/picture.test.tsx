import * as entry from 'gatsby-plugin-image';
import { renderToStaticMarkup } from 'react-dom/server';
import * as parts from '~/src/components/imageParts';
import { Picture, type PictureData } from '~/src/components/Picture';

const picture: PictureData = {
  layout: 'fullWidth',
  width: 1160,
  height: 653,
  images: {
    fallback: { src: '/800.webp', srcSet: '/400.webp 400w, /800.webp 800w' },
    sources: [{ type: 'image/avif', srcSet: '/400.avif 400w, /1160.avif 1160w' }],
  },
  placeholder: { fallback: 'data:image/webp;base64,AAAA' },
};

const render = (props: Partial<Parameters<typeof Picture>[0]>): string =>
  renderToStaticMarkup(
    <Picture
      {...({ picture, alt: 'A field', sizes: '50vw', ...props } as { alt: string } & Parameters<
        typeof Picture
      >[0])}
    />,
  );
const frameStyle = (html: string): string =>
  /data-state="rendered" style="([^"]*)"/.exec(html)?.[1] ?? '';

describe('Picture', () => {
  it('shows without script, in the best format that a browser knows, when it is near', () => {
    const [shown = ''] = render({}).split('<noscript>');
    expect(shown).toContain(
      '<picture><source type="image/avif" srcSet="/400.avif 400w, /1160.avif 1160w" sizes="50vw"/><img',
    );
    for (const part of [
      'src="/800.webp"',
      'srcSet="/400.webp 400w, /800.webp 800w"',
      'sizes="50vw"',
      'width="1160" height="653"',
      'alt="A field"',
      'loading="lazy"',
    ]) {
      expect(shown).toContain(part);
    }
    expect(shown).not.toContain('data:image');
  });

  it('is fetched first, over its placeholder, at the head of a page', () => {
    const shown = render({ isEager: true });
    expect(shown).toContain('loading="eager"');
    expect(shown).toContain('fetchpriority="high"');
    expect(shown).toMatch(
      /<img[^>]*data-placeholder-image=""[^>]*src="data:image\/webp;base64,AAAA"/,
    );
  });

  it.each([
    ['of its own shape', {}, 'aspect-ratio:1.7764'],
    ['in a frame', { aspectRatio: 2.4 }, 'aspect-ratio:2.4'],
    [
      'at most as wide as said',
      { layout: 'constrained', width: 300 },
      'aspect-ratio:1.7764;max-width:300px',
    ],
    ['as large as said', { layout: 'fixed', width: 96, height: 48 }, 'aspect-ratio:2;width:96px'],
  ] as const)('keeps its place: %s', (_name, props, style) => {
    expect(frameStyle(render(props))).toBe(style);
  });

  it('is nothing where there is no picture', () => {
    expect(render({ picture: null })).toBe('');
    expect(render({ picture: { ...picture, images: {} } })).toBe('');
  });
});

test('a browser makes the same of the parts as the server of the entry of the package', () => {
  const main = { ...picture.images, sizes: '50vw', alt: 'A field', loading: 'lazy' } as const;
  expect(renderToStaticMarkup(<parts.MainImage {...main} />)).toBe(
    renderToStaticMarkup(<entry.MainImage {...main} />),
  );
  expect(renderToStaticMarkup(<parts.Placeholder {...picture.placeholder} />)).toBe(
    renderToStaticMarkup(<entry.Placeholder {...picture.placeholder} />),
  );
});
