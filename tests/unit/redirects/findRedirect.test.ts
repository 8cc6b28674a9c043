import { findRedirect } from '~/src/features/redirects/findRedirect';
import { redirectTarget } from '~/src/features/redirects/redirectTarget';
import { redirectSource, shardOf } from '~/src/features/redirects/redirectSource';

test.each([
  ['/US/En/', '/us/en'],
  ['/', '/'],
  ['//us//en/index.html', '/us/en'],
  ['/Sant%C3%A9', '/santé'],
  ['/Sante%CC%81', '/santé'],
  ['/%E0%A4%A', undefined],
])('redirectSource(%j) is %j', (path, expected) => expect(redirectSource(path)).toBe(expected));

test.each([
  ['/b', '', '', '/b'],
  ['/b', '?x=1', '#h', '/b?x=1#h'],
  ['/b#part', '?x=1', '#h', '/b?x=1#part'],
  ['/b?y=2', '?x=1', '', '/b?y=2&x=1'],
  ['https://jobs.talvane.example/us', '?x=1', '#h', 'https://jobs.talvane.example/us?x=1#h'],
])('redirectTarget(%j, %j, %j) is %j', (target, search, hash, expected) =>
  expect(redirectTarget(target, search, hash)).toBe(expected),
);

describe('findRedirect', () => {
  const requested: string[] = [];
  const answer = (body: string) => {
    globalThis.fetch = (input) => {
      requested.push(input as string);
      return Promise.resolve(new Response(body));
    };
  };
  const original = globalThis.fetch;
  beforeEach(() => (requested.length = 0));
  afterAll(() => (globalThis.fetch = original));

  it('fetches only the shard of the path', async () => {
    answer(JSON.stringify({ '/us/en/careers': 'https://jobs.talvane.example/us' }));
    expect(await findRedirect('/US/en/Careers/')).toBe('https://jobs.talvane.example/us');
    expect(requested).toEqual([`/redirects/${shardOf('/us/en/careers')}.json`]);
  });

  it('finds nothing for other paths, nor for property names of Object.prototype', async () => {
    answer('{}');
    expect(await findRedirect('/us/en/nowhere')).toBeUndefined();
    expect(await findRedirect('/constructor')).toBeUndefined();
  });

  it('returns undefined when the shard cannot be read', async () => {
    answer('<!doctype html>');
    expect(await findRedirect('/us/en/careers')).toBeUndefined();
    globalThis.fetch = () => Promise.reject(new Error('offline'));
    expect(await findRedirect('/us/en/careers')).toBeUndefined();
    expect(await findRedirect('/%E0%A4%A')).toBeUndefined();
  });
});
