import { checkFields, type FormField, type FormValues } from '~/src/components/form/checkFields';
import { wideFields } from '~/src/sections/form/wideFields';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  type: 'text',
  isRequired: false,
  maximum: 5,
  ...more,
});

test.each<[string, Partial<FormField>, string | boolean | undefined, string | undefined]>([
  ['a text that is required', { isRequired: true }, '  ', 'required'],
  ['a text that is not sent', { isRequired: true }, undefined, 'required'],
  ['a text that may be empty', {}, '', undefined],
  ['a text of the longest length', {}, ' 12345 ', undefined],
  ['a text that is too long', {}, '123456', 'tooLong'],
  ['an e-mail address', { type: 'email', maximum: 50 }, 'mara@example.com', undefined],
  ['no e-mail address', { type: 'email', maximum: 50 }, 'mara', 'invalid'],
  ['an e-mail address that may be empty', { type: 'email' }, '', undefined],
  ['an option', { type: 'select', options: ['one'] }, 'one', undefined],
  ['no option', { type: 'select', options: ['one'] }, 'two', 'invalid'],
  ['a box that is required', { type: 'checkbox', isRequired: true }, false, 'required'],
  ['a box with text for a tick', { type: 'consent', isRequired: true }, 'on', 'required'],
  ['a box that is ticked', { type: 'consent', isRequired: true }, true, undefined],
  ['a box that may be empty', { type: 'checkbox' }, false, undefined],
])('checks %s', (_what, more, value, problem) => {
  const values: FormValues = value === undefined ? {} : { name: value };
  expect(checkFields([field('name', more)], values)).toEqual(problem ? { name: problem } : {});
});

test('names problems in the order of the fields', () => {
  const fields = ['b', 'a'].map((name) => field(name, { isRequired: true }));
  expect(Object.keys(checkFields(fields, {}))).toEqual(['b', 'a']);
});

test('a field of one line shares its row with the next, and takes it alone without one', () => {
  const shown = (['text', 'email', 'select', 'textarea', 'tel', 'text', 'consent'] as const).map(
    (type, index) => ({ ...field(`${type}${index}`, { type }), label: type }),
  );
  expect([...wideFields(shown)]).toEqual(['select2', 'textarea3', 'consent6']);
});
