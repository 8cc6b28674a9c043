import { tagText } from '~/gatsby/resolvers/sourceTags';
import { numberField } from '~/src/runtime/live-preview/numberField';

beforeAll(() => {
  process.env.CONTENTFUL_SPACE_ID = 'space';
  process.env.CONTENTFUL_ACCESS_TOKEN = 'token';
});

const award = (id: string, year: number) => ({
  name: tagText(id, { entityType: 'Entry', id, field: 'name', locale: 'en' }),
  year,
});

test('a number on the page is of the entry whose tagged texts are beside it in page data', () => {
  const data = { site: { awards: [award('first', 2024), award('second', 2026)] }, width: 640 };
  expect(numberField(' 2026 ', [data])).toMatchObject({ id: 'second', field: 'year' });
  expect(numberField('2025', [data])).toBeUndefined();
  expect(numberField('640', [data])).toBeUndefined();
  expect(numberField('in 2026', [data])).toBeUndefined();
});
