import { readFileSync } from 'node:fs';

const css = readFileSync('src/theme/motion.css', 'utf8');
const milliseconds = [...css.matchAll(/(\d+)ms/g)].map(([, value]) => Number(value));

test('every movement of the line takes less than 400 ms', () => {
  expect(milliseconds.length).toBeGreaterThan(2);
  expect(Math.max(...milliseconds)).toBeLessThan(400);
});

test('with reduced motion nothing is animated, and documents change without a transition', () => {
  const allowed = css.slice(css.indexOf('@media (prefers-reduced-motion: no-preference)'));
  expect(allowed).toContain('animation: draw');
  expect(css.indexOf('animation: draw')).toBe(
    css.length - allowed.length + allowed.indexOf('animation: draw'),
  );
  expect(allowed.indexOf('@view-transition')).toBeGreaterThan(0);
  expect(css).toMatch(
    /prefers-reduced-motion: reduce\) \{\s*::view-transition-group[^}]+animation: none !important/,
  );
});
