import { uniqueHeadingIds } from '~/hosting/html/uniqueHeadingIds';

test('headings of several texts with one id have ids of their own, others stay as they are', () => {
  const html =
    '<h2 id="why">A</h2><p id="why-2"></p><h3 class="x" id="why">B</h3><section id="why"></section><h2 id="how">C</h2>';
  expect(uniqueHeadingIds(html)).toBe(
    '<h2 id="why">A</h2><p id="why-2"></p><h3 class="x" id="why-3">B</h3><section id="why-4"></section><h2 id="how">C</h2>',
  );
  const valid = '<h2 id="why">A</h2><h2 id="how">C</h2>';
  expect(uniqueHeadingIds(valid)).toBe(valid);
});
