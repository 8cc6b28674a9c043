import type { SearchDocument } from '../../search-index/build/createIndexAndStore';
import type { LinkRecord } from '../../search-index/format/records';
import { truncate } from '../../src/i18n/truncate';
import { linkedNodes, longText, type ContentNode } from '../content/contentNode';
import { plainText } from './plainText';
import { described, description, image, names, text, type Tools } from './documentTexts';

/** Where a document leads, and what else search knows of it beside its entry. */
export type LinkDetails = Pick<LinkRecord, 'href' | 'details' | 'isFile'>;

const pageTitles = ['title', 'metaTitle', 'metaDescription', 'introduction', 'kicker'];

/** A page. Its title in menus comes first: titles of pages are often slogans. */
export const pageDocument = async (
  node: ContentNode,
  href: string,
  menuTitles: readonly string[],
  tools: Tools,
): Promise<SearchDocument> => {
  const { find } = tools;
  const title = text(node.title);
  const [menuTitle = title] = menuTitles;
  const metaDescription = description(node, find);
  return {
    entry: node.id,
    record: {
      image: await image(node, 'image', tools),
      title: menuTitle,
      metaDescription,
      href,
      details: title === menuTitle ? [] : [title],
    },
    texts: {
      title: described(menuTitle, title),
      description: described(
        ...menuTitles,
        metaDescription,
        longText(node, 'introduction', find) ?? '',
        text(node.kicker),
      ),
      body: plainText(node, find, pageTitles),
    },
  };
};

/** A link of a menu to another website, or to a part of a page. `names` also find it. */
export const menuLinkDocument = (
  title: string,
  href: string,
  menuTitles: readonly string[],
): SearchDocument => ({
  record: { image: null, title, metaDescription: '', href, details: menuTitles.slice(0, 1) },
  texts: {
    title,
    // The words of the address: a careers site is often called jobs.
    description: described(...menuTitles, href.replace(/^https?:/, '').replace(/\W+/g, ' ')),
    body: '',
  },
});

/** A file to download. */
export const fileDocument = (
  node: ContentNode,
  link: LinkDetails,
  { find }: Tools,
): SearchDocument => {
  const title = text(node.name);
  return {
    entry: node.id,
    record: { image: null, title, metaDescription: '', ...link },
    texts: {
      title,
      description: described(...link.details, ...names(node, 'documentType', find)),
      body: '',
    },
  };
};

export const personDocument = async (
  node: ContentNode,
  href: string,
  tools: Tools,
): Promise<SearchDocument> => {
  const title = text(node.name);
  const jobTitle = text(node.jobTitle);
  const biography = longText(node, 'biography', tools.find) ?? '';
  return {
    entry: node.id,
    record: {
      image: await image(node, 'photo', tools),
      title,
      metaDescription: truncate(biography.trim()),
      href,
      details: [jobTitle].filter(Boolean),
    },
    texts: { title, description: jobTitle, body: biography },
  };
};

/** An office; `label` says what it is. */
export const officeDocument = (
  node: ContentNode,
  href: string,
  label: string,
  { find }: Tools,
): SearchDocument => {
  const title = text(node.name);
  const address = longText(node, 'address', find) ?? '';
  const countries = linkedNodes(node, 'countries', find).slice(0, 1);
  const countryName = countries.map(({ name }) => text(name)).filter(Boolean);
  return {
    entry: node.id,
    record: {
      image: null,
      title,
      metaDescription: address
        .trim()
        .split(/\s*\n\s*/)
        .join(', '),
      href,
      details: [label, ...countryName],
    },
    texts: { title, description: described(label, ...countryName, address), body: '' },
  };
};
