import { headingId } from '../../src/i18n/headingId';
import type { LabelKey } from '../../src/i18n/labels';
import {
  contentTypeId,
  firstText,
  linkedNodes,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readLabels } from '../derived-nodes/labels';

/** Ids that components set on pages of any template; `tests/unit/gatsby/headingsOfPage.test.ts` finds them in the sources. */
const onEveryPage =
  /^(?:content|contact-persons|region-switcher-title|consent(?:-title|-text)?|error-title|gatsby-.*|___gatsby)$/;

/** Ids that the components of one template set. */
const onTemplate: Readonly<Record<string, RegExp>> = {
  careers: /^office-/,
  'contact-us': /^contact-/,
  locations:
    /^(?:own-offices|(?:worldwide|americas|europe|africa-and-middle-east|asia-pacific)(?:-title)?)$/,
  'partners-and-tech': /^(?:all-partners|partner-.*)$/,
  playbook: /^(?:key-plays|all-partners|partners-title|partner-.*)$/,
};

/** The figures and documents of investors have labels as headings. */
const investorLabels: readonly LabelKey[] = [
  'consolidatedRevenue',
  'operatingResult',
  'operatingMargin',
  'headcount',
  'revenueByArea',
  'revenueByIndustry',
  'revenueBySegment',
  'capitalStructure',
  'documents',
];

/** The ids of a page's forms and of their fields. */
const formIds = (page: ContentNode, find: FindNode): string[] =>
  linkedNodes(page, 'sections', find)
    .filter((section) => contentTypeId(section) === 'formSection')
    .flatMap((section) => linkedNodes(section, 'form', find))
    .flatMap((form) => {
      const names = linkedNodes(form, 'formFields', find).flatMap(({ key, name }) => [
        firstText(key) ?? '',
        firstText(name) ?? '',
      ]);
      return ['form', 'website', ...names].flatMap((name) =>
        ['', '-help', '-problem'].map((part) => `${String(form.key)}-${name}${part}`),
      );
    });

/** Returns whether a page has an id already, on an element that is no heading of its content. */
export const reservedIds = (
  page: ContentNode,
  context: ResolverContext,
): ((id: string) => boolean) => {
  const template = firstText(page.template) ?? '';
  const ids = new Set(formIds(page, findNodeWith(context)));
  if (template === 'investors') {
    const labels = readLabels(page.node_locale, context);
    for (const key of investorLabels) ids.add(headingId(labels[key]));
  }
  return (id) => onEveryPage.test(id) || onTemplate[template]?.test(id) === true || ids.has(id);
};
