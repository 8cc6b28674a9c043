import { readFileSync } from 'node:fs';
import { breakpoints } from '~/src/theme/media';
import { color, duration, ease, font, layout, size } from '~/src/theme/tokens';

const css = readFileSync('src/theme/global.css', 'utf8');
const properties = [...css.matchAll(/--(size)-(\w+): ([^;]+);/g)].map(
  ([, group = '', name = '', value = '']) => ({ group, name, value }),
);
const tokens: Record<string, Record<string, string>> = { size };

test.each(properties)('--$group-$name is the token', ({ group, name, value }) => {
  expect(value.toLowerCase()).toBe(tokens[group]?.[name]?.toLowerCase());
});

test.each(Object.values(font))('%s is set', (value) => {
  expect(css).toContain(`${value.slice('var('.length, -1)}: `);
});

test('colours of bare elements are tokens', () => {
  const used = [...css.matchAll(/var\(--(?!font|size|header)[\w-]+\)/g)].map(([value]) => value);
  expect(used.length).toBeGreaterThan(3);
  expect(Object.values(color)).toEqual(expect.arrayContaining(used));
});

test('heights of the header, the breakpoint and the motion of entering sections are the tokens', () => {
  expect(properties.length).toBeGreaterThan(5);
  const heights = [...css.matchAll(/--header-height: (\d+)px/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights).toEqual([layout.headerHeightMobile, layout.headerHeight]);
  expect(css).toContain(`(min-width: ${breakpoints.md}px)`);
  expect(css).toContain(`opacity ${duration.calm}ms ${ease}`);
});
