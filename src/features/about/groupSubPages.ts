import type { TemplateId } from '~/contentful/model/templates';

type Group = keyof Queries.SubPageLabelsFragment;

const groups: readonly Group[] = ['theGroup', 'howWeWork', 'rulesAndReports'];

/** The group of each template below "about us"; other pages are in the last group. */
const groupOf: Partial<Record<TemplateId, Group>> = {
  'company-purpose': 'theGroup',
  management: 'theGroup',
  locations: 'theGroup',
  brands: 'theGroup',
  awards: 'theGroup',
  careers: 'howWeWork',
  'innovation-technologies': 'howWeWork',
  initiatives: 'howWeWork',
  committed: 'howWeWork',
};

type SubPage = { readonly path: string | null; readonly template: string };

/** Subpages with a path by group, each in the order given; groups without pages are left out. */
export const groupSubPages = <Page extends SubPage>(pages: readonly Page[]) =>
  groups.flatMap((label) => {
    const ofGroup = pages.filter(
      ({ path, template }) =>
        path !== null && (groupOf[template as TemplateId] ?? 'rulesAndReports') === label,
    );
    return ofGroup.length > 0 ? [{ label, pages: ofGroup }] : [];
  });
