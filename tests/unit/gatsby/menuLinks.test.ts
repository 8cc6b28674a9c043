import type { ContentNode } from '~/gatsby/content/contentNode';
import { menuLinks, type LinkReader } from '~/gatsby/resolvers/menuLinks';
import { createRoutes } from '~/gatsby/routes/createRoutes';

const nodes = new Map<string, ContentNode>();
const find = (id: string) => nodes.get(id);

const add = (id: string, type: string, fields: Record<string, unknown>): ContentNode => {
  const node = {
    id,
    contentful_id: id,
    node_locale: 'en',
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
    name: id,
    ...fields,
  } as unknown as ContentNode;
  nodes.set(id, node);
  return node;
};

const routes = createRoutes({
  locales: ['en'],
  countries: ['us', 'uk'].map((technicalName) => ({
    id: technicalName,
    technicalName,
    urlPrefix: '',
    isMultilang: false,
    templateSet: 'standard' as const,
    order: 0,
    nodeIds: {},
    languages: [{ name: 'English', localCode: 'en' }],
  })),
  entries: [],
});
const site = (country: string) => routes.sites.find((candidate) => candidate.country === country)!;
const reader: LinkReader = { find, hasPage: (path) => path === '/us/en/services' };

beforeEach(() => {
  nodes.clear();
  for (const country of ['us', 'uk']) {
    add(country, 'country', {
      name: country,
      countryCode: 'XX',
      technicalName: country,
      continent: 'europe',
      languages___NODE: ['en'],
    });
  }
  add('en', 'language', { localCode: 'en' });
});

const titles = (menu: ContentNode, country: string) =>
  menuLinks(menu, site(country), reader).map(({ title, href }) => [title, href]);

describe('menuLinks', () => {
  it('shows an item that is the same in all countries only where its page exists', () => {
    add('item', 'menuItem', {
      title: 'Services',
      link: 'services',
      isSameMenuItemForAllCountries: true,
    });
    const menu = add('menu', 'menu', { menuItems___NODE: ['item'] });
    expect(titles(menu, 'us')).toEqual([['Services', '/us/en/services']]);
    expect(titles(menu, 'uk')).toEqual([]);
  });

  it('takes the version of the country, and leaves the item out of the others', () => {
    add('uk-version', 'menuItemPerCountry', {
      title: 'Open roles',
      link: 'https://jobs.talvane.example/uk',
      isExternalLink: true,
      isOpenInNewWindow: true,
      countries___NODE: ['uk'],
    });
    add('item', 'menuItem', { title: 'Careers', menuItemPerCountry___NODE: ['uk-version'] });
    const menu = add('menu', 'menu', { menuItems___NODE: ['item'] });
    expect(menuLinks(menu, site('uk'), reader)).toEqual([
      {
        title: 'Open roles',
        href: 'https://jobs.talvane.example/uk',
        isExternalLink: true,
        isOpenInNewWindow: true,
        children: [],
      },
    ]);
    expect(titles(menu, 'us')).toEqual([]);
  });

  it('puts several versions for one country below the item', () => {
    for (const name of ['one', 'two']) {
      add(name, 'menuItemPerCountry', {
        title: name,
        link: `https://jobs.talvane.example/${name}`,
        countries___NODE: ['us'],
      });
    }
    add('item', 'menuItem', { title: 'Careers', menuItemPerCountry___NODE: ['one', 'two'] });
    const menu = add('menu', 'menu', { menuItems___NODE: ['item'] });
    const [careers] = menuLinks(menu, site('us'), reader);
    expect(careers).toMatchObject({ title: 'Careers', href: null });
    expect(careers?.children.map(({ title }) => title)).toEqual(['one', 'two']);
  });

  it('lets no unsafe address through', () => {
    add('item', 'menuItem', {
      title: 'X',
      link: 'javascript:alert(1)',
      isSameMenuItemForAllCountries: true,
    });
    expect(titles(add('menu', 'menu', { menuItems___NODE: ['item'] }), 'us')).toEqual([]);
  });

  it('ends for a menu that contains itself', () => {
    add('item', 'menuItem', {
      title: 'Services',
      link: 'services',
      isSameMenuItemForAllCountries: true,
      childMenu___NODE: 'menu',
    });
    const menu = add('menu', 'menu', { menuItems___NODE: ['item'] });
    expect(titles(menu, 'us')).toHaveLength(1);
  });
});
