import sharp from 'sharp';
import { contrast } from '~/gatsby/og-images/schemes';
import { makeDocument } from '~/contentful/demo-space/documents/makeDocument';
import { drawPicture } from '~/contentful/demo-space/pictures/drawPicture';
import { articleStyle } from '~/contentful/demo-space/pictures/articleStyle';
import { isFigureArt } from '~/contentful/demo-space/pictures/figureArts';
import { isolines, sampleField } from '~/contentful/demo-space/pictures/isolines';
import { pictureFormat } from '~/contentful/demo-space/pictures/pictureFormat';
import { textWidth } from '~/contentful/demo-space/pictures/textOutline';
import { colors, luminance, pickScheme } from '~/contentful/demo-space/pictures/palette';
import { nameSize } from '~/contentful/demo-space/pictures/places';
import { seededRandom } from '~/contentful/demo-space/pictures/random';
import { renderPicture } from '~/contentful/demo-space/pictures/renderPicture';
import { hairs } from '~/contentful/demo-space/pictures/skinAndHair';
import { readFileSync } from 'node:fs';
import { logoPath } from '~/src/components/logoPath';
import { artKinds } from '~/contentful/demo-space/pictures/pictureRecipe';
import type { ArtKind, Place } from '~/contentful/demo-space/pictures/pictureRecipe';

/** Another figure for another seed. */
const sumOf = (seed: string): number =>
  [...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 60;

const denver: Place = { name: 'Denver', at: [39.74, -104.99] };

const recipe = (art: ArtKind, seed: string, accent?: string) =>
  ({
    kind: 'picture',
    art,
    seed,
    accent,
    ...(isFigureArt(art) ? { figures: [90, sumOf(seed)] } : {}),
    ...(art === 'places' ? { places: [denver, { name: seed, at: [41.88, -87.63] as const }] } : {}),
    ...(['message', 'card', 'ledger'].includes(art) ? { labels: [seed, '14 min'] } : {}),
    ...(art === 'scene' ? { shows: ['field', 'elevator', 'trucks'] } : {}),
  }) as const;

describe.each(artKinds)('%s', (art) => {
  test('is the same for the same seed and another for another', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `seed-${index}`);
    const once = seeds.map((seed) => drawPicture(recipe(art, seed)));
    const again = seeds.map((seed) => drawPicture(recipe(art, seed)));
    expect(again).toEqual(once);
    // Icons are a small set of signs; everything else is drawn again for each seed.
    expect(new Set(once).size).toBeGreaterThan(art === 'icon' ? 3 : art === 'mark' ? 6 : 11);
  });

  test('is drawn in numbers, in the size of its kind', () => {
    for (let index = 0; index < 8; index += 1) {
      const svg = drawPicture(recipe(art, `size-${index}`));
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const { width, height } = pictureFormat(art);
      expect(svg).toContain(`width="${width}" height="${height}"`);
    }
  });

  test('takes an accent of its own', () => {
    const svg = drawPicture(recipe(art, 'accent', '#1F6F5C'));
    expect(svg).toContain('#1F6F5C');
    expect(svg).not.toContain(colors.signal);
  });

  test('is a file of its format', async () => {
    const file = await renderPicture(recipe(art, 'file'));
    const { extension, width, height } = pictureFormat(art);
    expect(await sharp(file).metadata()).toMatchObject({ format: extension, width, height });
  });
});

/** A picture without what it shows in place of its marks where a page shows it small. */
const large = (svg: string): string => svg.replace(/<g class="bar">.*?<\/g>/gs, '');

test('pictures of figures write each figure, in the language of their text', () => {
  const draw = (figures: readonly number[], locale: 'en' | 'fr') =>
    drawPicture({ ...recipe('queue', 'written'), figures, locale });
  const outlines = (picture: string) => picture.match(/<path transform=/g);
  expect(outlines(large(draw([4.2, 1.4], 'en')))).toHaveLength(2);
  expect(draw([4.2, 1.4], 'fr')).not.toBe(draw([4.2, 1.4], 'en'));
  expect(draw([4, 1], 'fr')).toBe(draw([4, 1], 'en'));
  // As many marks, another figure.
  expect(draw([4.1, 1], 'en')).not.toBe(draw([4, 1], 'en'));
});

test('figures can be read on their ground: 4.5 to 1 on a light one, 3 to 1 on a dark one', () => {
  for (let index = 0; index < 40; index += 1) {
    const svg = large(drawPicture(recipe('queue', `read-${index}`)));
    const [, ground = ''] = /<rect width="1600" height="1000" fill="([^"]+)"/.exec(svg) ?? [];
    const texts = [...svg.matchAll(/<path transform="[^>]*fill="([^"]+)"/g)].map(
      ([, fill]) => fill,
    );
    expect(texts).toHaveLength(2);
    const least = luminance(ground) > 0.5 ? 4.5 : 3;
    for (const text of texts) expect(contrast(text ?? '', ground)).toBeGreaterThan(least);
  }
});

test('a label says what a figure counts, and shares are in per cent', () => {
  const draw = (labels: readonly string[] | undefined, art: 'queue' | 'shares' = 'queue') =>
    drawPicture({ ...recipe(art, 'labelled'), figures: [86, 12], locale: 'en', labels });
  const lengths = (picture: string) =>
    [...picture.matchAll(/<path transform="[^"]*" d="([^"]*)"/g)].map(
      ([, path = '']) => path.length,
    );
  const [plain = 0, other = 0] = lengths(draw(undefined));
  const [first = 0, second = 0] = lengths(draw(['', 'hours now']));
  expect(first).toBe(plain);
  expect(second).toBeGreaterThan(other * 2);
  expect(lengths(draw(undefined, 'shares'))[0]).toBeGreaterThan(plain);
});

test('shares that no page shows as a band fill most of a picture of 3 to 2, with labels below', () => {
  const svg = drawPicture({
    ...recipe('shares', 'near'),
    figures: [100, 50],
    labels: ['2019', '2022'],
    isClose: true,
  });
  const cells = rectangles(svg);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  expect(left).toBeGreaterThan(50);
  expect(right).toBeLessThan(1550);
  expect(right - left).toBeGreaterThan(1000);
  expect(svg.match(/<path transform=/g)).toHaveLength(4);
});

test('a map has its places where they are, joined in their order, and names that do not cover each other', () => {
  const shown: Place[] = [
    denver,
    { name: 'Chicago', at: [41.88, -87.63] },
    { name: 'New York', at: [40.71, -74.01] },
    { name: 'Atlanta', at: [33.75, -84.39] },
  ];
  const svg = drawPicture({ ...recipe('places', 'map'), places: shown });
  const points = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points).toHaveLength(4);
  const [west, north, east, south] = points;
  expect(Math.min(...points.map(([x]) => x))).toBe(west?.[0]);
  expect(Math.max(...points.map(([x]) => x))).toBe(east?.[0]);
  expect(Math.min(...points.map(([, y]) => y))).toBe(north?.[1]);
  expect(Math.max(...points.map(([, y]) => y))).toBe(south?.[1]);
  // Mercator: as many pixels to a degree of longitude everywhere.
  expect(
    ((north?.[0] ?? 0) - (west?.[0] ?? 0)) / ((east?.[0] ?? 0) - (north?.[0] ?? 0)),
  ).toBeCloseTo((104.99 - 87.63) / (87.63 - 74.01), 1);
  expect(svg).toContain(
    `M${points.map((point) => point.map((value) => Math.round(value)).join(' ')).join('L')}"`,
  );
  for (const [kind, size] of Object.entries(nameSize)) {
    const group = svg.split(`<g class="${kind}">`)[1]?.split('</g>')[0] ?? '';
    const names = [...group.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g)].map(
      ([, x, y], index) => {
        const left = Number(x);
        return { left, right: left + textWidth(shown[index]?.name ?? '', size), y: Number(y) };
      },
    );
    expect(names).toHaveLength(4);
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const isBeside = one.right < other.left || other.right < one.left;
        expect(isBeside || Math.abs(one.y - other.y) > size).toBe(true);
      }
    }
  }
});

test('a map with a text at each place has none over its route, and the accent at the one it is about', () => {
  const shown: Place[] = [
    { name: 'Savannah', at: [32.08, -81.09] },
    { name: 'Macon', at: [32.84, -83.63] },
    { name: 'Atlanta', at: [33.75, -84.39] },
  ];
  const svg = drawPicture({
    ...recipe('places', 'stops', '#1F6F5C'),
    places: shown,
    labels: ['10:00', '1:00', '3:30'],
    main: 'Macon',
  });
  for (const kind of Object.keys(nameSize)) {
    const group = svg.split(`<g class="${kind}">`)[1]?.split('</g>')[0] ?? '';
    const fills = [...group.matchAll(/fill="(#\w+)"/g)].map(([, fill]) => fill === '#1F6F5C');
    expect(fills).toEqual([false, false, true, true, false, false]);
  }
  expect(svg.match(/<circle [^>]*"#1F6F5C"/g)).toHaveLength(2);
  expect(svg).not.toMatch(/stroke="#1F6F5C" stroke-width="7"/);
});

test('the words above marks, and their descenders, are clear of these', () => {
  const svg = drawPicture({
    ...recipe('queue', 'clear'),
    figures: [3, 1],
    labels: ['long outages after a document', 'after a rehearsal'],
    locale: 'en',
  });
  const texts = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\) scale\(([\d.]+)/g)];
  const tops = [...new Set(rectangles(svg).map(({ y }) => y))];
  expect(texts).toHaveLength(4);
  const perEm = 72 / Number(texts[0]?.[2]);
  texts.forEach(([, y, scale], at) => {
    const size = Number(scale) * perEm;
    expect(((tops[at] ?? 0) - Number(y)) / size).toBeCloseTo(0.53, 1);
  });
  // One size in each form.
  expect(new Set(texts.map(([, , scale]) => scale)).size).toBe(2);
});

const rectangles = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...values]) => {
      const [x = 0, y = 0, width = 0, height = 0] = values.map(Number);
      return { x, y, width, height };
    },
  );

test('the streams of a watershed join until one river, in the accent, leaves the picture on the right', () => {
  for (let index = 0; index < 12; index += 1) {
    const picture = drawPicture(recipe('watershed', `streams ${index}`));
    const rivers = [
      ...picture.matchAll(
        /<path d="M([\d.]+) [^"]*" [^>]*stroke="#E8481C" stroke-width="([\d.]+)"/g,
      ),
    ].map(([, x, width]) => ({ x: Number(x), width: Number(width) }));
    const widest = rivers.reduce((most, river) => (river.width > most.width ? river : most));
    expect(widest.x).toBeGreaterThan(1600);
    expect(rivers.length).toBeGreaterThan(4);
  }
});

test.each([
  ['queue', [128, 51]],
  ['queue', [4000, 61]],
  ['queue', [4.2, 1.4]],
  ['shares', [6, 2.5]],
  ['shares', [86, 98.6]],
  ['columns', [41, 27, 17, 9, 6]],
] as const)('nothing of %s of %j is cut off in the widest head of a page', (art, figures) => {
  const svg = large(drawPicture({ ...recipe(art, 'wide'), figures }));
  const { width, height } = pictureFormat(art);
  const shown = width / 3.6;
  const [top, bottom] = [(height - shown) / 2, (height + shown) / 2];
  const baselines = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\)/g)].map(([, y]) => Number(y));
  expect(baselines).toHaveLength(figures.length);
  // Digits are two thirds of 72 pixels high.
  expect(Math.min(...baselines) - 48).toBeGreaterThan(top);
  const marks = rectangles(svg);
  expect(marks.length).toBeGreaterThan(1);
  expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThan(top);
  expect(Math.max(...marks.map(({ y, height: tall }) => y + tall))).toBeLessThan(bottom);
});

test.each([[[128, 51]], [[94, 47]], [[960, 20]], [[4.2, 1.4]]])(
  'the lines of %j are as long as their figures',
  (figures) => {
    const [long = 1, short = 1] = figures;
    const marks = rectangles(large(drawPicture({ ...recipe('queue', 'scale'), figures })));
    const lines = [...new Set(marks.map(({ y }) => y))].map((top) =>
      marks.filter(({ y }) => y === top),
    );
    expect(lines).toHaveLength(2);
    const lengths = lines.map((line) => line.reduce((sum, { width }) => sum + width, 0));
    expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(short / long, 1);
  },
);

test('a light picture has a dark colour for each of its own where the visitor prefers a dark theme', () => {
  const arts = [
    'contours',
    'watershed',
    'flow',
    'network',
    'strata',
    'grid',
    'queue',
    'shares',
    'columns',
    'homes',
    'sources',
    'stations',
    'places',
    'scene',
    'message',
    'ledger',
  ] as const;
  let count = 0;
  for (const art of arts) {
    for (let index = 0; index < 12; index += 1) {
      const [, style = '', body = ''] =
        /<style>(.*)<\/style>(.*)/s.exec(drawPicture(recipe(art, `dark ${index}`))) ?? [];
      const used = new Set(body.match(/(?:fill|stroke)="#[0-9A-F]{6}"/g));
      used.delete(`fill="${colors.signal}"`);
      used.delete(`stroke="${colors.signal}"`);
      if (style === '' || style.includes('#14211D"]{fill:#1E2F29}')) continue;
      count += 1;
      expect([...used].filter((attribute) => !style.includes(`[${attribute}]{`))).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(40);
});

test('skin and hair of drawn people keep their colours in the dark theme', () => {
  const svg = drawPicture({ ...recipe('scene', 'people'), shows: ['wall', 'table'] });
  const [, style = '', body = ''] = /<style>(.*)<\/style>(.*)/s.exec(svg) ?? [];
  const faces = [...body.matchAll(/<circle [^>]*r="44" fill="(#\w+)"/g)].map(
    ([, fill = '']) => fill,
  );
  expect(new Set(faces).size).toBe(4);
  const fixed = [...faces, ...Object.values(hairs)];
  expect(fixed.filter((hex) => style.includes(`[fill="${hex}"]`))).toEqual([]);
});

test('clothes can be told from the disc behind them', () => {
  for (let index = 0; index < 40; index += 1) {
    const svg = drawPicture(recipe('portrait', `clothes ${index}`));
    const [, disc = ''] = /<circle [^>]*fill="(#\w+)"/.exec(svg) ?? [];
    const [, cloth = ''] = /<path d="M64 640[^"]*" fill="(#\w+)"/.exec(svg) ?? [];
    expect(cloth).not.toBe(disc);
  }
});

test('a network reaches both sides of its picture', () => {
  for (let index = 0; index < 12; index += 1) {
    const svg = drawPicture(recipe('network', `wide ${index}`));
    const across = [...svg.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect(Math.min(...across)).toBeLessThan(160);
    expect(Math.max(...across)).toBeGreaterThan(1440);
  }
});

test('a dark accent is lighter in the dark theme', () => {
  const [, style = ''] =
    /<style>(.*)<\/style>/s.exec(drawPicture(recipe('flow', 'a 1', '#1F3F35'))) ?? [];
  expect(style).toContain('[stroke="#1F3F35"]{stroke:#8f9f9a}');
});

test('each brand and partner has a mark of its own, and the mark of the site is its logo', () => {
  const looks = ['brands', 'partners'].flatMap((name) =>
    [
      ...readFileSync(`contentful/demo-space/content/shared/${name}.yaml`, 'utf8').matchAll(
        /art: mark, seed: ([\w-]+), look: (\w+)/g,
      ),
    ].map(([, seed = '', look = '']) => ({ seed, look })),
  );
  expect(looks).toHaveLength(15);
  expect(new Set(looks.map(({ look }) => look)).size).toBe(looks.length);
  const drawn = looks.map(({ seed, look }) => drawPicture({ ...recipe('mark', seed), look }));
  expect(new Set(drawn).size).toBe(looks.length);
  expect(drawn[looks.findIndex(({ seed }) => seed === 'talvane')]).toContain(logoPath);
});

test('about a third of the pictures stand on ink', () => {
  const schemes = Array.from({ length: 600 }, (_, index) =>
    pickScheme(seededRandom(`ground ${index}`), undefined),
  );
  const share = schemes.filter(({ isDark }) => isDark).length / schemes.length;
  expect(share).toBeGreaterThan(0.24);
  expect(share).toBeLessThan(0.44);
});

test('an accent decides for a ground on which it can be seen', () => {
  for (let index = 0; index < 40; index += 1) {
    expect(pickScheme(seededRandom(`a ${index}`), '#1F3F35').isDark).toBe(false);
    expect(pickScheme(seededRandom(`a ${index}`), '#F2D64B').isDark).toBe(true);
  }
});

test('the isoline of a cone is one closed circle', () => {
  const field = sampleField(100, 100, 5, (x, y) => -Math.hypot(x - 50, y - 50));
  const lines = isolines(field, -30);
  expect(lines).toHaveLength(1);
  const [line = []] = lines;
  expect(line[0]).toEqual(line.at(-1));
  for (const [x, y] of line) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});

describe('documents', () => {
  const make = (title: string) =>
    makeDocument({ kind: 'document', name: 'report', title, locale: 'fr' });
  const read = async (title: string) => (await make(title)).toString('latin1');

  /** Text of an uncompressed file: a line for each text operator. */
  const textOf = (file: string) =>
    [...file.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    );

  test('are PDF files of two pages', async () => {
    const file = await read('Rapport (2025) : « données »');
    expect(file.startsWith('%PDF-1.7')).toBe(true);
    expect(file.match(/\/Type \/Page\n/g)).toHaveLength(2);
  });

  test('have text to extract, tags, a title and a language', async () => {
    const file = await read('Rapport (é)');
    const text = textOf(file);
    expect(text.filter((line) => line === 'Rapport (é)')).toHaveLength(2);
    expect(text).toContain('À propos de ce document');
    expect(file.match(/\/S \/(?:Document|H1|H2|P)\b/g)).toEqual(
      expect.arrayContaining(['/S /Document', '/S /H1', '/S /H2', '/S /P']),
    );
    expect(file).toContain('/Lang (fr)');
    expect(file).toContain('/DisplayDocTitle true');
  });

  test('are the same for the same title', async () => {
    const [first, second, other] = await Promise.all(['A', 'A', 'B'].map(make));
    expect(first?.equals(second as Buffer)).toBe(true);
    expect(first?.equals(other as Buffer)).toBe(false);
  });
});

test('a queue has a mark for each unit of its figures', () => {
  const svg = large(drawPicture({ ...recipe('queue', 'marks'), figures: [128, 51] }));
  expect(svg.match(/rx="3"/g)).toHaveLength(128 + 51);
});

test('texts of heads are larger where a phone shows them', () => {
  // Outlines are in units of the font, which has 1000 or 2000 of them an em: the largest of the picture is compared.
  const scales = (svg: string) =>
    [...svg.matchAll(/scale\(([\d.]+) -/g)].map(([, scale]) => Number(scale));
  for (const [art, figures] of [
    ['card', []],
    ['homes', [40, 1260]],
  ] as const) {
    const labels = ['What it is for', 'Who to call'];
    const svg = drawPicture({ ...recipe(art, 'small'), figures, labels });
    const [, small = ''] = /<g class="bar">(.*)<\/g>/s.exec(svg) ?? [];
    const [, wide = ''] = /<g class="marks article">(.*?)<\/g>/s.exec(svg) ?? [];
    expect(scales(small).length).toBe(scales(wide).length);
    scales(small).forEach((scale, at) =>
      expect(scale / (scales(wide)[at] ?? Infinity)).toBeGreaterThan(1.4),
    );
  }
});

test('a queue has larger figures where a page shows it small, and bars there instead of many marks', () => {
  const draw = (...figures: number[]) => {
    const svg = drawPicture({ ...recipe('queue', 'small'), figures });
    const [, small = ''] = /<g class="bar">(.*)<\/g>/s.exec(svg) ?? [];
    return { svg, small };
  };
  const { svg, small } = draw(128, 51);
  expect(svg).toMatch(/@media\(max-width:599px\){.bar{display:inline}.marks{display:none}}/);
  expect(rectangles(small)).toHaveLength(2);
  expect(rectangles(draw(14, 4).small)).toHaveLength(14 + 4);
  for (const figures of [
    [128, 51],
    [7, 5, 3],
    [9, 8, 6, 5, 4],
  ]) {
    const marks = rectangles(draw(...figures).small);
    expect(Math.max(...marks.map(({ y, height }) => y + height))).toBeLessThan(900);
    expect(Math.min(...marks.map(({ y }) => y))).toBeGreaterThan(100);
  }
});

test.each([
  [768, 40],
  [1024, 40],
  [1240, 40],
  [1366, 103],
  [1440, 140],
  [1536, 188],
  [1920, 380],
  [2560, 700],
])(
  'in a window of %d px a queue at the head of an article begins where the text does',
  (width, text) => {
    const scales = [
      ...articleStyle.matchAll(/min-width:(\d+)px\){.article{transform:scale\(([\d.]+)/g),
    ];
    const [, , scale] = scales.filter(([, from]) => Number(from) <= width).at(-1) ?? [];
    const start = (800 - (800 - 156) * Number(scale)) * (width / 1600);
    expect(Math.abs(start - text)).toBeLessThan(16);
  },
);

test('pictures beside a tinted band of the page have another ground', () => {
  for (const art of ['queue', 'shares', 'columns', 'watershed', 'scene'] as const) {
    for (let index = 0; index < 20; index += 1) {
      const [, ground] =
        /<rect [^>]*fill="(#[0-9A-F]{6})"/.exec(drawPicture(recipe(art, `${index}`))) ?? [];
      expect(['#E9DFC9', '#C9DEE4', '#14211D']).toContain(ground);
    }
  }
});
