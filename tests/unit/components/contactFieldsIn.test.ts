import { contactFieldsIn } from '~/src/features/contact/contactFieldsIn';

const namesIn = (tag: string) => contactFieldsIn(tag).map(({ name }) => name);

test.each(['ja-JP', 'zh-CN', 'ko-KR', 'hu-HU', 'vi'])('in %s the family name is first', (tag) => {
  expect(namesIn(tag).slice(0, 3)).toEqual(['lastName', 'firstName', 'email']);
});

test.each(['en-US', 'fr-CN', 'ar-EG', 'kok-IN'])('in %s the given name is first', (tag) => {
  expect(namesIn(tag).slice(0, 3)).toEqual(['firstName', 'lastName', 'email']);
});

test('no language loses a field', () => {
  expect(namesIn('ja').sort()).toEqual(namesIn('en').sort());
});
