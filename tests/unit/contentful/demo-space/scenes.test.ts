import { drawPicture } from '~/contentful/demo-space/pictures/drawPicture';
import { colors } from '~/contentful/demo-space/pictures/palette';
import { sceneNames } from '~/contentful/demo-space/pictures/scene';

test.each(sceneNames)('a scene with %s is drawn in numbers', (name) => {
  const draw = (shows: readonly string[]) =>
    drawPicture({ art: 'scene', seed: 'thing', accent: undefined, shows });
  expect(draw([name])).not.toMatch(/NaN|undefined|Infinity/);
  expect(draw([name])).not.toBe(draw(['street', 'houses', 'hills']));
});

test('a scene counts its vehicles by its figures, the first in the accent, the others as dotted outlines', () => {
  const draw = (...figures: number[]) =>
    drawPicture({
      art: 'scene',
      seed: 'counted',
      accent: undefined,
      shows: ['field', 'trucks'],
      figures,
    });
  const dotted = (svg: string) => svg.match(/stroke-dasharray/g)?.length ?? 0;
  expect(dotted(draw())).toBe(0);
  expect(dotted(draw(128, 51))).toBe(4);
  expect(dotted(draw(60, 1))).toBe(5);
  expect(draw(128, 51)).toContain(colors.signal);
});

test('a scene counts its roofs by its figures', () => {
  const roofs = (...figures: number[]) =>
    drawPicture({
      art: 'scene',
      seed: 'roofs',
      accent: undefined,
      shows: ['houses'],
      figures,
    }).match(/ fill="#E8481C"/g)?.length;
  expect([roofs(), roofs(100, 61), roofs(100, 3)]).toEqual([1, 6, 1]);
});

test('there is a house for each home of both figures, and one for ten where a page shows them small', () => {
  const svg = drawPicture({
    art: 'homes',
    seed: 'counted',
    accent: undefined,
    figures: [40, 1260],
    labels: ['missing', 'found'],
    locale: 'en',
  });
  const counts = [...svg.matchAll(/d="([^"]*v[^"]*z)" fill="(?:#E8481C|none)"/g)].map(
    ([, path = '']) => path.match(/M/g)?.length,
  );
  expect(counts).toEqual([1260, 40, 126, 4]);
});

test('of as many lines as the first figure says, those of the second reach the point', () => {
  const svg = drawPicture({
    art: 'sources',
    seed: 'counted',
    accent: undefined,
    figures: [5, 3],
    labels: ['sources', 'of 5 sources matter'],
    locale: 'en',
  });
  const [lines] = svg.match(/<g class="marks article">.*?<g class="bar">/s) ?? [''];
  expect(lines.match(/H620C/g)).toHaveLength(3);
  expect(lines.match(/stroke-dasharray/g)).toHaveLength(2);
});

test('a part stands at one of its stations, each of which has a point on the line to the file', () => {
  const points = (...figures: number[]) => {
    const svg = drawPicture({ art: 'stations', seed: 'counted', accent: undefined, figures });
    return svg.match(/<circle [^>]*r="11" fill="#E8481C"/g)?.length;
  };
  expect([points(17, 12), points(5, 2)]).toEqual([17, 5]);
  const draw = (current: number) =>
    drawPicture({ art: 'stations', seed: 'counted', accent: undefined, figures: [17, current] });
  expect(draw(12)).not.toBe(draw(11));
});

test('a map that no page shows as a band has its places further apart', () => {
  const places = [
    { name: 'Denver', at: [39.74, -104.99] as const },
    { name: 'Boulder', at: [40.01, -105.27] as const },
  ];
  const distance = (isClose: boolean) => {
    const svg = drawPicture({ art: 'places', seed: 'far', accent: undefined, places, isClose });
    const [one = 0, other = 0] = [...svg.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    return Math.abs(one - other);
  };
  expect(distance(true)).toBeGreaterThan(2 * distance(false));
});

const drawScene = (shows: string[], figures?: number[]): string =>
  drawPicture({
    art: 'scene',
    seed: 'room',
    accent: '#1F6F5C',
    shows,
    ...(figures && { figures }),
  });

test('a room shows through its window what else a scene names, and the first name has the accent', () => {
  const accents = (text: string) => text.match(/"#1F6F5C"/g)?.length ?? 0;
  const [outside, inside] = [
    drawScene(['bridge', 'water', 'room', 'talk']),
    drawScene(['room', 'water', 'bridge', 'talk']),
  ];
  expect([accents(outside), accents(inside)]).toEqual([2, 1]);
  // The leaves of the bridge, behind the window.
  expect(outside).toMatch(/<g transform="translate\(0 -130\)">.*"#1F6F5C".*fill-rule="evenodd"/s);
  expect(drawScene(['wall', 'talk'])).not.toContain('evenodd');
});

test('the model yard moves with its figures, up to the picture without figures', () => {
  const moments = [1, 60, 120].map((at) => drawScene(['yard'], [120, at]));
  expect(new Set(moments).size).toBe(3);
  expect(moments[2]).toBe(drawScene(['yard']));
});

test.each([
  ['semis', 1416],
  ['train', 1450],
  ['trucks', 1190],
])('the first of %s is whole in a frame of 4 to 3 where a page shows it small', (name, end) => {
  const [, scale, origin] =
    /scale\(([\d.]+)\);transform-origin:([\d.]+)px/.exec(drawScene(['street', name])) ?? [];
  const shownEnd = Number(origin) + (end - Number(origin)) * Number(scale);
  expect(shownEnd).toBeLessThan(800 + 1000 * (2 / 3));
  // The road of trucks is larger around the same point as ever.
  if (name === 'trucks') expect(origin).toBe('660');
});
