import type { BreadcrumbList } from 'schema-dts';
import type { SiteFacts } from './context';

type Crumb = { readonly title: string; readonly path: string };

/** The way from home to a page, which is the last of it. */
export const breadcrumbList = (
  { absolute }: SiteFacts,
  crumbs: readonly Crumb[],
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(path),
  })),
});
