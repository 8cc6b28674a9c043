import { dirname } from 'node:path';
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
  /^\/static\/[0-9a-f]{12}\/drawing\.svg$/.test(image.getAttribute('src') ?? '');

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

/** The folder of the file and its renditions, named by a hash. */
const folderOf = (image: HTMLElement): string => dirname(image.getAttribute('src') ?? '');

test('a picture is a drawing, or comes up to 2320 px, or up to its own width where it is narrower', () => {
  const photos = pictures.filter(({ image }) => !isDrawing(image));
  const wrong = photos.filter(({ image, markup }) => {
    const [, avif = ''] = /type="image\/avif" srcSet="([^"]+)"/i.exec(markup) ?? [];
    const widths = avif.split(', ').map((source) => Number(/ (\d+)w$/.exec(source)?.[1]));
    const ownWidth = Number(image.getAttribute('width'));
    return Math.max(...widths) !== 2320 && Math.max(...widths) < Math.min(ownWidth, 2320);
  });
  expect(photos.length).toBeGreaterThan(0);
  expect(wrong.map(({ path, markup }) => `${path}: ${markup}`)).toEqual([]);
});

test('a picture has one alternative text in a language wherever it has one', () => {
  const texts = new Map<string, Set<string>>();
  for (const { path, image } of pictures) {
    const alt = image.getAttribute('alt');
    if (!alt) continue;
    const language = parseHtml(fileOfPath(path)).querySelector('html')?.getAttribute('lang');
    const key = `${folderOf(image)} in ${language?.slice(0, 2)}`;
    texts.set(key, (texts.get(key) ?? new Set()).add(alt));
  }
  const several = [...texts].filter(([, alts]) => alts.size > 1);
  expect(texts.size).toBeGreaterThan(100);
  expect(several.map(([key, alts]) => `${key}: ${[...alts].join(' / ')}`)).toEqual([]);
});
