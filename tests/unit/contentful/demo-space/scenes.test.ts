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
