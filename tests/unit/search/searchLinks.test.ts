import { mainLinks, suggestedLinks, type SearchLink } from '~/src/features/search/searchLinks';

const link = (title: string, href: string | null = `/${title}`): SearchLink => ({
  title,
  href,
  isExternalLink: false,
  isOpenInNewWindow: false,
});
const entry = (title: string, href: string | null, ...children: SearchLink[]) => ({
  ...link(title, href),
  children,
});
const titles = (links: readonly SearchLink[]) => links.map(({ title }) => title);

const menu = [
  entry('services', '/services', link('cloud'), link('data')),
  entry('about', '/about', link('people')),
  entry('group', null),
];

test('suggestions come from the first submenu, the main pages and contact', () => {
  const links = { suggested: [], menu, contact: link('contact') };
  expect(titles(suggestedLinks(links))).toEqual(['cloud', 'data', 'about', 'contact', 'services']);
});

test('an editor’s list takes their place, without what leads nowhere or stands twice', () => {
  const suggested = [link('one'), link('nowhere', null), link('again', '/one'), link('two')];
  expect(titles(suggestedLinks({ suggested, menu }))).toEqual(['again', 'two']);
});

test('a long menu gives twelve suggestions, and an empty one none', () => {
  const children = Array.from({ length: 1000 }, (_, at) => link(`service-${at}`));
  const long = [entry('services', '/services', ...children), entry('about', '/about')];
  expect(suggestedLinks({ suggested: [], menu: long })).toHaveLength(12);
  expect(suggestedLinks({ suggested: [], menu: [] })).toEqual([]);
});

test('where nothing is found the first level of the menu and contact lead on', () => {
  const links = { suggested: [link('one')], menu, contact: link('contact') };
  expect(titles(mainLinks(links))).toEqual(['services', 'about', 'contact']);
});
