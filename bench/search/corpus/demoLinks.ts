import { localeCodes } from '~/contentful/model/locales';
import type { Article } from './article';
import type { Entry, ExportReader } from './readExport';

const locales: readonly string[] = localeCodes;
const joined = (...parts: readonly string[]) => [...new Set(parts.filter(Boolean))].join('\n');

/** The text of a section and its parts: their localised fields. */
export const sectionText = (entry: Entry, reader: ExportReader): string =>
  [
    ...Object.keys(entry.fields)
      .filter((field) => locales.some((code) => code !== 'en' && entry.fields[field]?.[code]))
      .map((field) => reader.text(entry, field)),
    ...[...reader.linked(entry, 'components'), ...reader.linked(entry, 'figures')].map((part) =>
      sectionText(part, reader),
    ),
  ].join('\n');

type MenuTitle = { href: string; titles: string[] };

const titlesOfItem = (
  item: Entry,
  country: string,
  reader: ExportReader,
  above: readonly string[],
): MenuTitle[] => {
  const { text, linked, value } = reader;
  const versions =
    value(item, 'isSameMenuItemForAllCountries') === true
      ? [item]
      : linked(item, 'menuItemPerCountry').filter((version) =>
          linked(version, 'countries').some(({ sys }) => sys.id === `country-${country}`),
        );
  const own = text(item, 'title');
  return [
    ...versions.map((version) => ({
      href: text(version, 'link'),
      titles: [...new Set([text(version, 'title'), own, ...above].filter(Boolean))],
    })),
    ...linked(item, 'childMenu')
      .flatMap((menu) => linked(menu, 'menuItems'))
      .flatMap((child) => titlesOfItem(child, country, reader, [own, ...above])),
  ];
};

const menuTitles = (country: string, reader: ExportReader): MenuTitle[] => {
  const { entries, linked } = reader;
  const entry = entries.find(({ sys }) => sys.id === `country-${country}`);
  const [header] = linked(entry, 'header');
  const [footer] = linked(entry, 'footer');
  const menus = [
    ...linked(header, 'headerMenu'),
    ...['firstFooterMenu', 'secondFooterMenu', 'thirdFooterMenu', 'bottomMenu'].flatMap((field) =>
      linked(footer, field),
    ),
  ];
  return [
    ...menus.flatMap((menu) => linked(menu, 'menuItems')),
    ...linked(header, 'servicesMenuExtraItems'),
    ...linked(header, 'contactUs'),
  ].flatMap((item) => titlesOfItem(item, country, reader, []));
};

/** Templates whose pages search leaves out. */
const hidden = new Set(['index', 'maintenance-page']);

/** The other pages, documents, people and offices of a site, as gatsby/search/linkDocuments.ts makes them. */
export const demoLinks = (country: string, locale: string, reader: ExportReader): Article[] => {
  const { entries, text, linked } = reader;
  const menu = menuTitles(country, reader);
  const office = text(
    entries.find((entry) => text(entry, 'key') === 'searchOffice'),
    'text',
  );
  const isShown = (entry: Entry) =>
    linked(entry, 'countries').some(({ sys }) => sys.id === `country-${country}`) &&
    (linked(entry, 'languages').length === 0 ||
      linked(entry, 'languages').some((language) =>
        text(language, 'localCode').startsWith(locale),
      ));
  const article = (
    key: string,
    title: string,
    metaDescription: string,
    href: string,
    details: readonly string[],
    description: string,
    body = '',
    titles = title,
  ): Article => ({
    key,
    record: { image: null, title, metaDescription, href, details },
    texts: { title: titles, description, body },
  });

  const articlesOf = (entry: Entry): Article[] => {
    const type = entry.sys.contentType.sys.id;
    const { id } = entry.sys;
    if (type === 'location') {
      const name = text(entry, 'name');
      const address = text(entry, 'address');
      const countryName = text(linked(entry, 'countries')[0], 'name');
      const details = [office, countryName];
      return [
        article(
          `people/${id}`,
          name,
          address.trim().split('\n').join(', '),
          `/locations#${id}`,
          details,
          joined(...details, address),
        ),
      ];
    }
    if (!isShown(entry)) return [];
    if (type === 'manager') {
      const job = text(entry, 'jobTitle');
      const biography = text(entry, 'biography');
      return [
        article(
          `people/${id}`,
          text(entry, 'name'),
          biography.slice(0, 160),
          `/management#${id}`,
          [job],
          job,
          biography,
        ),
      ];
    }
    if (type === 'document') {
      const details = [text(linked(entry, 'documentType')[0], 'name'), 'PDF, 120 kB'];
      return [
        article(
          `pages/${id}`,
          text(entry, 'name'),
          '',
          `/static/${id}.pdf`,
          details,
          joined(...details),
        ),
      ];
    }
    const slug = text(entry, 'slug');
    const title = text(entry, 'title');
    const isPage = type === 'page' || type === 'landingPage';
    if (!isPage || title === '' || hidden.has(text(entry, 'template'))) return [];
    if (slug.startsWith('thank-you-')) return [];
    const menuNames = [
      ...new Set(
        menu.filter(({ href }) => href === slug).flatMap(({ titles }) => titles.slice(0, 1)),
      ),
    ];
    const [name = title] = menuNames;
    const metaDescription = text(entry, 'metaDescription');
    return [
      article(
        `pages/${slug}`,
        name,
        metaDescription,
        `/${slug}`,
        name === title ? [] : [title],
        joined(...menuNames, metaDescription, text(entry, 'introduction'), text(entry, 'kicker')),
        linked(entry, 'sections')
          .map((section) => sectionText(section, reader))
          .join('\n'),
        joined(name, title),
      ),
    ];
  };
  const found = entries.flatMap((entry) =>
    articlesOf(entry).map((own) => ({ ...own, entry: entry.sys.id })),
  );
  const links = new Map(
    menu
      .filter(({ href }) => /^https?:/.test(href) || href.includes('#'))
      .map(({ href, titles: [title = '', ...above] }): [string, Article] => [
        href,
        article(
          `pages/${href}`,
          title,
          '',
          href,
          above.slice(0, 1),
          joined(...above, href.replace(/^https?:/, '').replace(/\W+/g, ' ')),
        ),
      ]),
  );
  return [...found, ...links.values()];
};
