import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { menuTitlesOf } from '~/gatsby/derived-nodes/menuTitles';
import type { Site } from '~/gatsby/routes/types';

const nodes = new Map<string, ContentNode>();
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null,
    trackPageDependencies: () => undefined,
  },
} as unknown as ResolverContext;

const site = {
  id: 'us/en',
  country: 'us',
  countryId: 'country-us',
  countryNodeId: 'country-us',
  language: 'en',
  urlPrefix: '',
} as unknown as Site;

const add = (id: string, fields: Record<string, unknown>) =>
  void nodes.set(id, { id, contentful_id: id, ...fields } as unknown as ContentNode);

const item = (id: string, title: string, link: string | undefined, more = {}) =>
  add(id, { title, link, isSameMenuItemForAllCountries: true, ...more });

const titles = () => menuTitlesOf(site, context)[1];

beforeEach(() => {
  nodes.clear();
  add('country-us', { header___NODE: 'header', footer___NODE: 'footer' });
  add('header', { headerMenu___NODE: 'main' });
  add('footer', { firstFooterMenu___NODE: 'columns' });
  add('columns', { menuItems___NODE: ['footer-about', 'terms'] });
  item('footer-about', 'The company', 'about-us');
  item('terms', 'Terms', 'terms');
  add('main', { menuItems___NODE: ['about'] });
  add('below', { menuItems___NODE: ['again', 'people'] });
  item('about', 'About us', 'about-us', { childMenu___NODE: 'below' });
  item('again', 'About Talvane', 'about-us');
  item('people', 'People', 'about-us/people');
});

test('names a page as the highest menu item does', () => {
  expect(titles()).toEqual({
    '/us/en/about-us': 'About us',
    '/us/en/about-us/people': 'People',
    '/us/en/terms': 'Terms',
  });
});

test('takes the version of the country, and its item’s title where it has none', () => {
  add('version', { link: 'investors', countries___NODE: ['country-us'] });
  add('other', { title: 'Elsewhere', link: 'elsewhere', countries___NODE: ['country-uk'] });
  add('main', { menuItems___NODE: ['investors'] });
  item('investors', 'Investors', undefined, {
    isSameMenuItemForAllCountries: false,
    menuItemPerCountry___NODE: ['version', 'other'],
  });
  expect(titles()).toMatchObject({ '/us/en/investors': 'Investors' });
  expect(titles()).not.toHaveProperty('/us/en/elsewhere');
});

test('ends in a menu that contains itself, and leaves out other websites', () => {
  add('below', { menuItems___NODE: ['about', 'jobs'] });
  item('jobs', 'Jobs', 'https://jobs.example/');
  expect(titles()).toEqual({
    '/us/en/about-us': 'About us',
    '/us/en/terms': 'Terms',
  });
});
