/** @jest-environment jsdom */
import { alternateIn, findAlternates } from '~/src/features/navigation/header/findAlternates';

const site = (country: string, language: string) => ({ country, language, urlPrefix: '' });

test('the region switcher finds the versions of hreflang, and those that are not translated', () => {
  document.head.innerHTML = `
    <link rel="alternate" hreflang="en-GB" href="https://example.com/uk/en/about">
    <link rel="alternate" hreflang="x-default" href="https://example.com/worldwide/about">
    <meta name="other-versions" content="/fr/fr/about /be/fr/about">`;
  const alternates = findAlternates();
  expect(alternates).toEqual(['/uk/en/about', '/fr/fr/about', '/be/fr/about']);
  expect(alternateIn(site('be', 'fr'), alternates)).toBe('/be/fr/about');
  document.head.innerHTML = '';
  expect(findAlternates()).toEqual([]);
});
