import { checkExport } from '~/contentful/model/checkExport';
import { link } from '~/tests/fixtures/entries';
import { makeEntry, soundExport } from './exportFixture';

const field = (id: string, name: string, more: object = {}) =>
  makeEntry('formField', id, {
    name: { en: name },
    type: { en: 'text' },
    label: { en: 'Label' },
    ...more,
  });
const form = (key: string, fields: string[], more: object = {}) =>
  makeEntry('form', `form-${key}`, {
    name: { en: 'Newsletter' },
    key: { en: key },
    title: { en: 'A letter' },
    formFields: { en: fields.map(link) },
    callToAction: { en: 'Send' },
    ...more,
  });
const errorsOf = (...entries: ReturnType<typeof makeEntry>[]) => {
  const space = soundExport();
  space.entries.push(...entries);
  return checkExport(space).errors.map(
    ({ entryId, field: at, message }) => `${entryId} ${at}: ${message}`,
  );
};

test('a form of different fields is sound', () => {
  const fields = [field('a', 'email', { type: { en: 'email' } }), field('b', 'firstName')];
  expect(errorsOf(...fields, form('newsletter', ['a', 'b']))).toEqual([]);
});

test.each(['site', 'form', 'website', 'campaign', 'utmSource', 'constructor', 'action'])(
  'the name "%s" is an error that names entry, field and fix',
  (name) => {
    expect(errorsOf(field('a', name))).toEqual([
      `a name: "${name}" is a name that every form has: choose another, such as ${name}Field`,
    ]);
  },
);

test('a name with other characters is one error', () => {
  expect(errorsOf(field('a', 'first_name'))).toEqual([
    expect.stringContaining('a name: is "first_name". Use letters without accents and digits'),
  ]);
});

test('two fields of one name in a form are an error of the form', () => {
  expect(
    errorsOf(field('a', 'email'), field('b', 'email'), form('newsletter', ['a', 'b'])),
  ).toEqual([
    'form-newsletter formFields: the fields a and b are both named "email": remove one, or rename it',
  ]);
});

test.each([
  [{}, 'options: a select needs two options or more, and has 0: add some'],
  [{ options: { en: ['x', 'x'] } }, 'options: the option "x" is there twice: remove one'],
])('a select with %j names what to do', (more, fault) => {
  expect(errorsOf(field('a', 'size', { type: { en: 'select' }, ...more }))).toEqual([`a ${fault}`]);
});

test.each([
  ['contact', {}, 'form-contact key'],
  ['news', { recipient: { en: 'press@example.com' } }, 'form-news recipient'],
])('the form %s with %j is an error', (key, more, start) => {
  expect(errorsOf(field('a', 'email'), form(key, ['a'], more))).toEqual([
    expect.stringContaining(start),
  ]);
});
