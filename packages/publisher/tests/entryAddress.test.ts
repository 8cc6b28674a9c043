import { editorAddress } from '../src/entryAddress';

it.each([
  ['cdn.contentful.com', 'https://app.contentful.com/spaces/s/environments/master/entries/a%20b'],
  [
    'cdn.eu.contentful.com',
    'https://app.eu.contentful.com/spaces/s/environments/master/entries/a%20b',
  ],
  ['localhost:9443', 'https://localhost:9443/editor/Entry/a%20b'],
])('an entry of %s is edited at %s', (host, address) => {
  expect(editorAddress({ host, spaceId: 's', environment: 'master' })('Entry', 'a b')).toBe(
    address,
  );
});
