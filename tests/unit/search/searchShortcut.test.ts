/** @jest-environment jsdom */
import { hasShortcut, isSearchShortcut, setShortcut } from '~/src/features/search/searchShortcut';

/** The key press as a listener of the window gets it. */
const press = (html: string, options: KeyboardEventInit = { key: '/' }): KeyboardEvent => {
  document.body.innerHTML = html;
  let heard: KeyboardEvent | undefined;
  const listen = (event: KeyboardEvent) => {
    heard = event;
  };
  window.addEventListener('keydown', listen, { once: true });
  const target = document.body.querySelector('[data-target]') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...options }));
  if (!heard) throw new Error('Nothing was heard.');
  return heard;
};

afterEach(() => setShortcut(true));

test('a slash asks for search, also on a link or a button', () => {
  expect(isSearchShortcut(press(''))).toBe(true);
  expect(isSearchShortcut(press('<button data-target>Menu</button>'))).toBe(true);
});

test.each([
  ['an input', '<input data-target>'],
  ['a text area', '<textarea data-target></textarea>'],
  ['a select', '<select data-target></select>'],
  ['editable text', '<p contenteditable><b data-target>x</b></p>'],
  ['a dialog', '<dialog open><button data-target>OK</button></dialog>'],
])('not in %s', (_, html) => {
  expect(isSearchShortcut(press(html))).toBe(false);
});

test.each([
  { key: 'a' },
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: '/', altKey: true },
])('not with %j', (options) => {
  expect(isSearchShortcut(press('', options))).toBe(false);
});

test('visitors can switch it off and on', () => {
  setShortcut(false);
  expect(hasShortcut()).toBe(false);
  expect(isSearchShortcut(press(''))).toBe(false);
  setShortcut(true);
  expect(isSearchShortcut(press(''))).toBe(true);
});
