import { LinkTo } from '~/src/components/LinkTo';

/**
 * One column of links. On phones it is folded: the list follows a `<details>` without content and shows while that is
 * open, because a closed `<details>` cannot show its content on desktops in all browsers.
 */
export const FooterMenu = ({ menu: { title, links } }: { menu: Queries.FooterMenuFragment }) => (
  <nav className="footer-menu" aria-label={title ?? undefined}>
    {title && (
      <>
        <h2>{title}</h2>
        <details>
          <summary>
            <h2>{title}</h2>
          </summary>
        </details>
      </>
    )}
    <ul>
      {links.map(({ title: name, href, isOpenInNewWindow }) => (
        <li key={name}>
          <LinkTo link={href ?? ''} isInNewWindow={isOpenInNewWindow}>
            {name}
          </LinkTo>
        </li>
      ))}
    </ul>
  </nav>
);
