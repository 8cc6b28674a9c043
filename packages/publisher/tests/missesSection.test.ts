import fastify from 'fastify';
import { addMissRoutes } from '../src/status/missRoutes';
import { missesSection } from '../src/status/missesSection';

const nearest = { title: 'Assistants', href: '/a' };
const miss = { site: 'us/en', query: 'chat <bot>', count: 7, nearest };

test('a search without a result is shown with its nearest page and a button', () => {
  const { text } = missesSection({ misses: [miss], canAdd: true });
  expect(text).toContain('chat &lt;bot&gt;');
  expect(text).toContain('7 searches');
  expect(text).toContain('action="/search-misses/synonym?site=us%2Fen&amp;query=chat+%3Cbot%3E"');
});

test('there is no button without access, without a page that is near, or for a synonym that is made', () => {
  expect(missesSection({ misses: [miss], canAdd: false }).text).not.toContain('<button');
  const far = { ...miss, nearest: undefined };
  expect(missesSection({ misses: [far], canAdd: true }).text).not.toContain('<button');
  const made = missesSection({ misses: [{ ...miss, synonym: 'https://x/e' }], canAdd: true }).text;
  expect(made).not.toContain('<button');
  expect(made).toContain('<a href="https://x/e">');
});

test('the button makes a synonym, for requests of the status page only, and says why it cannot', async () => {
  const app = fastify();
  const asked: string[] = [];
  addMissRoutes(app, {
    read: () => Promise.resolve([]),
    addSynonym: (site, query) => {
      if (query === 'broken') return Promise.reject(new Error('The space answers 401'));
      asked.push(`${site} ${query}`);
      return Promise.resolve();
    },
  });
  const post = (query: string, headers: object) =>
    app.inject({
      method: 'POST',
      url: `/search-misses/synonym?site=us%2Fen&query=${query}`,
      headers: { ...headers },
    });
  const own = { 'sec-fetch-site': 'same-origin' };
  expect((await post('bus', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(asked).toEqual([]);
  expect((await post('bus', own)).headers.location).toBe('/#searches');
  expect(asked).toEqual(['us/en bus']);
  const failed = await post('broken', own);
  expect([failed.statusCode, failed.body]).toEqual([502, '{"message":"The space answers 401"}']);
  await app.close();
});
