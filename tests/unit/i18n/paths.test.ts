import {
  entryPath,
  homePath,
  isInternalLink,
  languageSegment,
  normalisePath,
  resolveLink,
  sitePath,
  siteRoot,
  isBarePath,
  thankYouPath,
} from '~/src/i18n/paths';

const be = { country: 'be', language: 'fr', urlPrefix: '' };
const worldwide = { country: 'worldwide', language: 'en', urlPrefix: '/worldwide' };
const prefixed = { country: 'br', language: 'pt', urlPrefix: '/group' };

test.each([
  ['/us/en/ssr', true],
  ['/us/en/ssr/report', true],
  ['/us/en/services/ssr', true],
  ['/us/en/assra', false],
  ['/us/en/ssr-notes', false],
  ['/us/en/home', false],
])('%s is bare: %s', (path, isBare) => {
  expect(isBarePath(path)).toBe(isBare);
});

describe('paths of a site', () => {
  it.each([
    [be, '/be/fr'],
    [worldwide, '/worldwide'],
    [prefixed, '/group/br/pt'],
  ])('root of %o', (site, root) => expect(siteRoot(site)).toBe(root));

  it.each([
    [sitePath(be, 'about-us/locations'), '/be/fr/about-us/locations'],
    [sitePath(be, '/services/'), '/be/fr/services'],
    [sitePath(be, ''), '/be/fr'],
    [homePath(worldwide), '/worldwide/home'],
    [thankYouPath(be, 'contact'), '/be/fr/thank-you-contact'],
    [thankYouPath(worldwide, 'contact'), '/worldwide/thank-you-contact'],
    [entryPath(worldwide, 'insight', 'x'), '/worldwide/insights/x'],
    [entryPath(be, 'keyPlay', 'x'), '/be/fr/playbook/x'],
    [entryPath(be, 'service', 'x'), '/be/fr/services/x'],
    [entryPath(be, 'landingPage', 'x'), '/be/fr/x'],
  ])('%s', (path, expected) => expect(path).toBe(expected));

  it.each([
    ['fr-BE', 'fr'],
    ['PT-br', 'pt'],
    ['es-419', 'es'],
  ])('segment of %s', (code, segment) => expect(languageSegment(code)).toBe(segment));

  it.each([
    ['/us/en/home/', '/us/en/home'],
    ['/', '/'],
    ['', '/'],
    ['/index.html', '/'],
    ['/us/en/index.html', '/us/en'],
    ['/us//', '/us'],
  ])('normalises %s', (path, expected) => expect(normalisePath(path)).toBe(expected));
});

describe('links of the content', () => {
  it.each([
    ['services', '/be/fr/services'],
    ['playbook#all-partners', '/be/fr/playbook#all-partners'],
    ['insights?type=news', '/be/fr/insights?type=news'],
    ['/us/en/home', '/us/en/home'],
    ['#top', '#top'],
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['tel:+3225550100', 'tel:+3225550100'],
  ])('%s', (link, expected) => expect(resolveLink(be, link)).toBe(expected));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '',
    '   ',
  ])('lets %j through nowhere', (link) => expect(resolveLink(be, link)).toBeUndefined());

  it('tells slugs and paths from full addresses', () => {
    expect(
      ['services', '/a', '#a', 'https://a.example', '//a.example', 'tel:1'].map(isInternalLink),
    ).toEqual([true, true, true, false, false, false]);
  });
});
