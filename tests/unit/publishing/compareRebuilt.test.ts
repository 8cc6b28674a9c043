import { sha256 } from '~/publishing/verify/compareLive';
import { compareRebuilt } from '~/publishing/verify/compareRebuilt';
import { settingsOfRebuild, settingsOfRelease } from '~/publishing/releaseSettings';

const script = `app-${'0123456789'.repeat(2)}.js`;
const hashes = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, sha256(Buffer.from(text))]),
  );
const rebuilt = hashes({
  'index.html': '<p>one',
  'page-data/a.json': '{}',
  _redirects: 'not served',
  'static/0123/report.pdf': 'has a secret address',
});

const without = (left: string): Record<string, string> =>
  Object.fromEntries(Object.entries(rebuilt).filter(([path]) => path !== left));

test('a release that is rebuilt with the same bytes has no differences; files kept for open tabs are counted', () => {
  const signed = without('static/0123/report.pdf');
  const kept = hashes({ [script]: 'old', [`${script}.br`]: 'old', 'static/9/400.avif': 'old' });
  expect(compareRebuilt({ ...signed, ...kept }, rebuilt)).toEqual({
    differences: [],
    compared: 2,
    kept: 3,
  });
});

test('one changed byte, a file too many and one too few are named', () => {
  const signed = {
    ...without('page-data/a.json'),
    ...hashes({ 'index.html': '<p>onf', 'added.html': '' }),
  };
  expect(compareRebuilt(signed, rebuilt).differences).toEqual([
    { path: 'added.html', what: 'is not in the rebuilt site' },
    { path: 'index.html', what: 'differs from the rebuilt site' },
    { path: 'page-data/a.json', what: 'is in the rebuilt site only' },
  ]);
  expect(compareRebuilt(rebuilt, { ...rebuilt, ...hashes({ [script]: '' }) }).differences).toEqual([
    { path: script, what: 'is in the rebuilt site only' },
  ]);
});

test('a release names the settings of its build and no secrets, and a rebuild takes no other variables', () => {
  const settings = { SITE_URL: 'https://a.example', SITE_REGIONS: 'US', GATSBY_PATCHES: '0' };
  const released = settingsOfRelease({
    ...settings,
    CONTENTFUL_SPACE_ID: 'space',
    CONTENTFUL_ACCESS_TOKEN: 'secret',
    GATSBY_API_TOKEN: 'secret',
    PUBLISH_SIGNING_KEY: 'secret',
    PATH_PREFIX: '',
  });
  expect(released).toEqual({ ...settings, CONTENTFUL_SPACE_ID: 'space' });
  expect(settingsOfRebuild({ ...released, NODE_OPTIONS: '--require evil', commit: 'a' })).toEqual(
    settings,
  );
});
