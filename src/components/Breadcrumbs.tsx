import styled from '@emotion/styled';
import { Link } from 'gatsby';
import { color, size, space } from '../theme/tokens';

type BreadcrumbsProps = {
  label: string;
  items: readonly { readonly title: string; readonly path: string }[];
};

/** The breadcrumb trail, which ends at the page itself; renders nothing without items. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) =>
  items.length === 0 ? null : (
    <nav aria-label={label}>
      <List>
        {items.map(({ title, path }, index) => (
          <li key={path}>
            {index < items.length - 1 ? (
              <Link to={path}>{title}</Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );

const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(1.5)}`,
  marginBottom: space(3),
  listStyle: 'none',
  color: color.inkSoft,
  fontSize: size.small,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: space(1.5) },
  // After the items, so that no line begins with one.
  '& li:not(:last-of-type)::after': { content: '"/"', color: color.lineStrong },
  '& a': { display: 'inline-block', paddingBlock: 4, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
});
