import { JSDOM } from 'jsdom';
import { tagText } from '~/gatsby/resolvers/sourceTags';
import { addressField, numberField } from '~/src/runtime/live-preview/untaggedField';

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

test('a link whose text has no tag is of the field with its address, not of a computed one', () => {
  const person = {
    name: tagText('Ada', { entityType: 'Entry', id: 'ada', field: 'name', locale: 'en' }),
    linkedInProfile: 'https://example.com/in/ada',
    path: '/us/en/ada',
  };
  const { document } = new JSDOM(
    '<a href="https://example.com/in/ada"><span>Profile</span></a> <a href="/us/en/ada">Page</a> <p>None</p>',
  ).window;
  const fieldAt = (selector: string) => {
    const element = document.querySelector(selector);
    return element && addressField(element, [{ people: [person] }]);
  };
  expect(fieldAt('span')).toMatchObject({ id: 'ada', field: 'linkedInProfile' });
  expect(fieldAt('a:not(:has(span))')).toBeUndefined();
  expect(fieldAt('p')).toBeUndefined();
});
