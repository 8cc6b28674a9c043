import { builtScripts, fileOfPath, parseHtml, readHtml, readPlan } from './support/builtSite';

const pictures = readPlan().pages.flatMap(({ path }) =>
  parseHtml(fileOfPath(path))
    .querySelectorAll('[data-main-image]')
    .map((image) => ({ path, image, markup: image.parentNode.outerHTML })),
);

/** What a browser needs to choose a file, to keep its place, and to know when to load it. */
const isComplete = (markup: string, isEager: boolean): boolean =>
  /^<picture><source type="image\/avif" srcSet="[^"]+w" sizes="[^"]+"\/?>/i.test(markup) &&
  [/ src="[^"]+"/, / srcSet="[^"]+w"/i, / sizes="[^"]+"/, / width="\d+"/, / height="\d+"/].every(
    (part) => part.test(markup.slice(markup.indexOf('<img'))),
  ) &&
  (isEager ? / fetchpriority="high"/ : / loading="lazy"/).test(markup);

test('pictures have an AVIF source, their size, and a time to load, without script too', () => {
  expect(pictures.length).toBeGreaterThan(0);
  const wrong = pictures.filter(
    ({ image, markup }) => !isComplete(markup, image.getAttribute('loading') === 'eager'),
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
