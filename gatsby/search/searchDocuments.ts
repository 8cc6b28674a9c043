import type { SearchDocument } from '../../search-index/build/createIndexAndStore';
import { authorNames } from '../content/authors';
import { linkedIds, longText, type ContentNode, type FindNode } from '../content/contentNode';
import { described, description, image, names, text, type Tools } from './documentTexts';
import { plainText, richTextWords } from './plainText';

export type MakeDocument = (node: ContentNode, tools: Tools) => Promise<SearchDocument>;

export const insightDocument: MakeDocument = async (node, tools) => {
  const { find } = tools;
  const title = text(node.title);
  const metaDescription = description(node, find);
  const [type = ''] = names(node, 'type', find);
  return {
    record: {
      image: await image(node, 'image', tools),
      slug: text(node.slug),
      title,
      type: { name: type },
      metaDescription,
      publicationDate: text(node.publicationDate),
      ...(text(node.externalLink) !== '' && { externalLink: text(node.externalLink) }),
    },
    texts: {
      title,
      description: described(
        metaDescription,
        longText(node, 'shortDescription', find) ?? '',
        type,
        ...authorNames(node, find),
        ...names(node, 'topics', find),
        ...names(node, 'industries', find),
        ...names(node, 'services', find),
      ),
      body: richTextWords(node.body),
    },
  };
};

const partnerSlugs = (node: ContentNode, find: FindNode): string[] =>
  linkedIds(node, 'partners').flatMap((id) => text(find(id)?.slug) || []);

const keyplayTitles = ['title', 'metaTitle', 'metaDescription', 'shortDescription'];

export const keyplayDocument: MakeDocument = async (node, tools) => {
  const { find } = tools;
  const title = text(node.title);
  const metaDescription = description(node, find);
  const departments = names(node, 'departments', find);
  const industries = names(node, 'industries', find);
  const partners = names(node, 'partners', find);
  return {
    record: {
      image: await image(node, 'image', tools),
      slug: text(node.slug),
      title,
      metaDescription,
      departments: departments.map((name) => ({ name })),
      industries: industries.map((name) => ({ name })),
      partners,
    },
    texts: {
      title,
      description: described(
        metaDescription,
        longText(node, 'shortDescription', find) ?? '',
        text(node.customerName),
        ...departments,
        ...industries,
        ...partners,
        // The slugs of the partner filter are short names such as `dbt`.
        ...partnerSlugs(node, find),
        ...names(node, 'services', find),
      ),
      body: plainText(node, find, keyplayTitles),
    },
  };
};

const serviceTitles = ['name', 'metaTitle', 'metaDescription', 'shortDescription'];

export const serviceDocument: MakeDocument = async (node, tools) => {
  const { find } = tools;
  const name = text(node.name);
  const metaDescription = description(node, find);
  return {
    record: {
      objectID: node.contentful_id,
      slug: text(node.slug),
      name,
      imageOrIcon:
        (await image(node, 'imageOrIcon', tools)) ?? (await image(node, 'imageOrVideo', tools)),
      metaDescription,
    },
    texts: {
      title: name,
      description: described(
        metaDescription,
        longText(node, 'shortDescription', find) ?? '',
        ...names(node, 'subServices', find),
      ),
      body: plainText(node, find, serviceTitles),
    },
  };
};
