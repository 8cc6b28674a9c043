import { minutesToRead } from '~/gatsby/resolvers/minutesToRead';

const text = (value: string) => ({ raw: JSON.stringify({ content: [{ value }] }) });

it.each([
  ['words', 'word '.repeat(1100), 5],
  ['Japanese', '日本語の文章です。'.repeat(1000), 16],
  ['both', `${'word '.repeat(440)}${'漢'.repeat(1000)}`, 4],
  ['nothing', '', 1],
])('the time to read %s follows from its script', (_name, value, minutes) => {
  expect(minutesToRead(text(value))).toBe(minutes);
});

it('is a minute where there is no text', () => expect(minutesToRead(undefined)).toBe(1));
