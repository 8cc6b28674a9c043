import { readFileSync } from 'node:fs';
import { documentToHtmlString } from '@contentful/rich-text-html-renderer';

/** One reading of the export file a process: what all peers render, in the same words and order. */
const space = JSON.parse(readFileSync(process.env.SPACE_FILE, 'utf8'));
/** Renditions by asset, as our own build made them: srcsets, sizes, blurred placeholder. */
const pictures = JSON.parse(readFileSync(process.env.PICTURES_FILE, 'utf8'));

const entries = new Map(space.entries.map((entry) => [entry.sys.id, entry]));
const typeOf = (entry) => entry.sys.contentType.sys.id;
const linked = (link) => link && entries.get(link.sys.id);
const value = (entry, field) => entry?.fields[field]?.en;
const root = '/us/en';

const menuItem = (entry) => {
  const perCountry = (value(entry, 'menuItemPerCountry') ?? [])
    .map(linked)
    .find((one) => value(one, 'countries')?.some(({ sys }) => sys.id === 'country-us'));
  const shown = perCountry ?? entry;
  const link = value(shown, 'link') ?? '';
  return {
    title: value(shown, 'title') ?? value(entry, 'title') ?? '',
    href: /^https?:/.test(link) ? link : `${root}/${link.replace(/^\//, '')}`,
    children: menuItems(linked(value(entry, 'childMenu'))),
  };
};
const menuItems = (menu) =>
  (value(menu, 'menuItems') ?? []).flatMap((link) =>
    linked(link) ? [menuItem(linked(link))] : [],
  );

const headerEntry = entries.get('header-main');
const footerEntry = entries.get('footer-main');

export const header = {
  menu: menuItems(linked(value(headerEntry, 'headerMenu'))),
  contact: menuItem(linked(value(headerEntry, 'contactUs'))),
};

export const footer = {
  statement: value(footerEntry, 'statement'),
  menus: ['firstFooterMenu', 'secondFooterMenu', 'thirdFooterMenu'].map((field) => {
    const menu = linked(value(footerEntry, field));
    return { title: value(menu, 'title') ?? '', items: menuItems(menu) };
  }),
  legal: menuItems(linked(value(footerEntry, 'bottomMenu'))),
  locations: (value(footerEntry, 'locations') ?? [])
    .map(linked)
    .filter(Boolean)
    .map((entry) => ({
      name: value(entry, 'name'),
      address: value(entry, 'address'),
      phone: value(entry, 'phone'),
    })),
  socials: (value(footerEntry, 'socialMediaLinks') ?? [])
    .map(linked)
    .filter(Boolean)
    .map((entry) => ({
      name: value(entry, 'name'),
      link: value(entry, 'link'),
    })),
};

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const toArticle = (entry) => {
  const slug = value(entry, 'slug');
  const date = value(entry, 'publicationDate');
  return {
    slug,
    href: `${root}/insights/${slug}`,
    title: value(entry, 'title'),
    description: value(entry, 'metaDescription') ?? value(entry, 'shortDescription'),
    introduction: value(entry, 'shortDescription'),
    type: value(linked(value(entry, 'type')), 'name'),
    date,
    shownDate: dates.format(new Date(date)),
    picture: pictures[value(entry, 'image')?.sys.id],
    body: value(entry, 'body'),
  };
};

export const articles = space.entries.filter((entry) => typeOf(entry) === 'insight').map(toArticle);

const byDate = [...articles].sort(
  (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
);

/** The latest three other than the article itself. */
export const latest = (article) =>
  byDate
    .slice(0, 4)
    .filter(({ slug }) => slug !== article.slug)
    .slice(0, 3);

export const bodyHtml = (article) => (article.body ? documentToHtmlString(article.body) : '');
