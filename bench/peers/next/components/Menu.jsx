import Link from 'next/link';

export const Menu = ({ items }) => (
  <ul>
    {items.map(({ title, href, children }) => (
      <li key={title}>
        <Link href={href}>{title}</Link>
        {children.length > 0 && <Menu items={children} />}
      </li>
    ))}
  </ul>
);
