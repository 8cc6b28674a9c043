import styled from '@emotion/styled';
import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { LinkTo } from '../../components/LinkTo';
import { SiteProvider } from '../../i18n/SiteContext';
import { sliceId } from '../../i18n/sliceId';
import { color, size, space } from '../../theme/tokens';
import Header from '../navigation/header/Header';
import { menuEntries } from '../navigation/header/menuEntries';
import type { MenuEntry } from '../navigation/header/menuEntry';
import { PathSearch } from './PathSearch';

type SiteNavigationProps = { site: { readonly id: string }; pathname: string };
type SliceData = { result: { data: Queries.HeaderSliceQuery } };

/**
 * The header with search, a search field, and the services and menu as links, of the site of an error page. Reads
 * the data of the site's header slice in the browser, because one HTML file serves all URLs.
 */
export const SiteNavigation = ({ site, pathname }: SiteNavigationProps) => {
  const [data, setData] = useState<Queries.HeaderSliceQuery>();
  useEffect(() => {
    let isGone = false;
    fetch(withPrefix(`/slice-data/${sliceId('header', site)}.json`))
      .then((answer) => answer.json() as Promise<SliceData>)
      .then(({ result }) => isGone || setData(result.data))
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [site]);
  const [container] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.getElementById('content')?.before(container);
    return () => container.remove();
  }, [container]);
  if (!data?.countrySite) return null;
  const { countrySite } = data;
  const entries = menuEntries(countrySite);
  const alone = entries.filter(({ children }) => children.length === 0);
  return (
    <SiteProvider value={countrySite}>
      {createPortal(<Header data={data} />, container)}
      <PathSearch
        pathname={pathname}
        placeholder={countrySite.entry.searchPlaceholder || countrySite.labels.searchPlaceholder}
        label={countrySite.labels.search}
      />
      <Links aria-labelledby="error-title">
        {entries
          .filter(({ children }) => children.length > 0)
          .map(({ title, href, children }) => (
            <div key={title}>
              <EntryTitle title={title} href={href} />
              <ul>
                {children.map((child) => (
                  <li key={child.title}>
                    <LinkTo link={child.href ?? ''} isInNewWindow={child.isOpenInNewWindow}>
                      {child.title}
                    </LinkTo>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        {alone.length > 0 && (
          <div>
            {alone.map(({ title, href }) => (
              <EntryTitle key={title} title={title} href={href} />
            ))}
          </div>
        )}
      </Links>
    </SiteProvider>
  );
};

const EntryTitle = ({ title, href }: Pick<MenuEntry, 'title' | 'href'>) => (
  <h2>{href ? <LinkTo link={href}>{title}</LinkTo> : title}</h2>
);

const Links = styled.nav({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: `${space(4)} ${space(3)}`,
  marginTop: space(6),
  paddingTop: space(4),
  borderTop: `2px solid ${color.ink}`,
  '& h2': { marginBottom: space(1), fontSize: size.h4 },
  '& ul': { listStyle: 'none', fontSize: size.meta },
  '& a': { display: 'inline-block', paddingBlock: 5, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& li a': { fontWeight: 400 },
});
