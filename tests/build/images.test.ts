import type { HTMLElement } from 'node-html-parser';
import { builtScripts, fileOfPath, parseHtml, readHtml, readPlan } from './support/builtSite';

const pictures = readPlan().pages.flatMap(({ path }) =>
  parseHtml(fileOfPath(path))
    .querySelectorAll('[data-main-image]')
    .map((image) => ({ path, image, markup: image.parentNode.outerHTML })),
);

/** To keep its place, and to know when to load it. */
const hasPlaceAndTime = (image: HTMLElement): boolean =>
  ['width', 'height'].every((name) => /^\d+$/.test(image.getAttribute(name) ?? '')) &&
  (image.getAttribute('loading') === 'eager'
    ? image.getAttribute('fetchpriority') === 'high'
    : image.getAttribute('loading') === 'lazy');

const isDrawing = (image: HTMLElement): boolean =>
  /^\/static\/[0-9a-f]{20}\/drawing\.svg$/.test(image.getAttribute('src') ?? '');

/** To choose a file. */
const hasRenditions = (image: HTMLElement, markup: string): boolean =>
  /^<picture><source type="image\/avif" srcSet="[^"]+w" sizes="[^"]+"\/?>/i.test(markup) &&
  ['src', 'srcset', 'sizes'].every((name) => image.getAttribute(name));

test('pictures have AVIF files to choose from or are drawings, have a size and a time to load, without script too', () => {
  const drawings = pictures.filter(({ image }) => isDrawing(image));
  expect(drawings.length).toBeGreaterThan(0);
  expect(drawings.length).toBeLessThan(pictures.length);
  const wrong = pictures.filter(
    ({ image, markup }) =>
      !hasPlaceAndTime(image) ||
      (isDrawing(image)
        ? image.hasAttribute('srcset') || image.hasAttribute('sizes')
        : !hasRenditions(image, markup)),
  );
  expect(wrong.map(({ path, markup }) => `${path}: ${markup}`)).toEqual([]);
});

test('no picture stands in a page twice', () => {
  const wrong = readPlan().pages.filter(({ path }) =>
    /<noscript>[^<]*<(?:picture|img)/.test(readHtml(fileOfPath(path))),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('browsers get the parts of gatsby-plugin-image that show pictures, and not those that render them again', () => {
  const filesWith = (part: RegExp) => builtScripts().filter((file) => part.test(readHtml(file)));
  expect(filesWith(/data-srcset/)).not.toEqual([]);
  expect(filesWith(/renderToStaticMarkup|data-gatsby-image-ssr|Missing image prop/)).toEqual([]);
});
