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

test('a number on the page is of the entry of which a tagged text stands nearest', () => {
  const awards = [award('first', 2024), award('second', 2026), award('third', 2026)];
  const data = { site: { awards }, width: 640 };
  const { document } = new JSDOM(
    `<ul>${awards.map(({ name, year }) => `<li>${name}<p>${year}</p></li>`).join('')}</ul><p>2024</p>`,
  ).window;
  const fieldAt = (selector: string, text?: string) => {
    const element = document.querySelector(selector);
    return element && numberField(text ?? element.textContent, element, [data]);
  };
  expect(fieldAt('li:nth-child(2) p')).toMatchObject({ id: 'second', field: 'year' });
  expect(fieldAt('li:nth-child(3) p')).toMatchObject({ id: 'third', field: 'year' });
  expect(fieldAt('ul + p')).toMatchObject({ id: 'first', field: 'year' });
  // No entry has these.
  for (const text of ['2025', '640', 'in 2026']) expect(fieldAt('li p', text)).toBeUndefined();
});

test('a link whose text has no tag is of the field with its address, not of a computed one', () => {
  const person = {
    name: tagText('Ada', { entityType: 'Entry', id: 'ada', field: 'name', locale: 'en' }),
    linkedInProfile: 'https://example.com/in/ada',
    path: '/us/en/ada',
    termsHref: '/us/en/terms',
  };
  const { document } = new JSDOM(
    '<a href="https://example.com/in/ada"><span>Profile</span></a> <a href="/us/en/ada">Page</a> <b><a href="/us/en/terms">Terms</a></b> <p>None</p>',
  ).window;
  const fieldAt = (selector: string) => {
    const element = document.querySelector(selector);
    return element && addressField(element, [{ people: [person] }]);
  };
  expect(fieldAt('span')).toMatchObject({ id: 'ada', field: 'linkedInProfile' });
  expect(fieldAt('a:not(:has(span))')).toBeUndefined();
  expect(fieldAt('b a')).toBeUndefined();
  expect(fieldAt('p')).toBeUndefined();
});
