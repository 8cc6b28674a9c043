import { encodeText } from '~/search-index/encoder/encode';
import { encodeKeptText, keepTerms } from '~/search-index/build/keptTerms';

test('the terms of a text that are kept are those of its language', () => {
  const languages = ['en', 'fr'];
  const encode = () =>
    languages.map((language) => encodeKeptText('des données on the line', language));
  const plain = languages.map((language) => encodeText('des données on the line', language));
  expect(plain[0]).not.toEqual(plain[1]);
  expect(encode()).toEqual(plain);
  keepTerms();
  const first = encode();
  expect(first).toEqual(plain);
  // Those of the first time, not encoded again.
  encode().forEach((terms, at) => expect(terms).toBe(first[at]));
});
