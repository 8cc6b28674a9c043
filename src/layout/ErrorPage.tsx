import styled from '@emotion/styled';
import { Link } from 'gatsby';
import { Helmet } from 'react-helmet';
import { Container } from '../components/Container';
import { useClientValue } from '../components/useClientValue';
import { Wordmark } from '../components/Wordmark';
import { color, size, space } from '../theme/tokens';

type ErrorText = { language: string; title: string; text: string; backToHome: string };
type ErrorSite = { readonly id: string; readonly language: string; readonly homePath: string };
type ErrorPageProps = {
  pathname: string;
  sites: readonly ErrorSite[];
  texts: readonly ErrorText[];
};

/** The site an address was meant for, though it leads to no page. */
export const siteOfPath = (pathname: string, sites: readonly ErrorSite[]): ErrorSite | undefined =>
  sites.find(({ id }) => pathname === `/${id}` || pathname.startsWith(`/${id}/`));

/** One page for every site: it speaks the language of the address that was asked for, once it runs. */
export const ErrorPage = ({ pathname, sites, texts }: ErrorPageProps) => {
  // The same file answers all addresses, so the first render must not depend on the address.
  const site = useClientValue(() => siteOfPath(pathname, sites), undefined);
  const shown =
    texts.find(({ language }) => language === site?.language) ??
    texts.find(({ language }) => language === 'en') ??
    texts[0];
  if (!shown) return null;
  return (
    <Ground>
      <Helmet>
        <html lang={shown.language} />
        <title>{`${shown.title} – Talvane`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Container>
        <Link to="/" aria-label="Talvane">
          <Wordmark />
        </Link>
        <h1>{shown.title}</h1>
        <p>{shown.text}</p>
        <Link to={site?.homePath ?? '/'}>{shown.backToHome}</Link>
      </Container>
      <Contours aria-hidden="true" viewBox="0 0 800 600" preserveAspectRatio="xMaxYMax slice">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((ring) => (
          <ellipse
            key={ring}
            cx={620}
            cy={420}
            rx={40 + ring * 62}
            ry={24 + ring * 46}
            transform={`rotate(${-18 + ring * 3} 620 420)`}
          />
        ))}
      </Contours>
    </Ground>
  );
};

const Ground = styled.div({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '100vh',
  overflow: 'hidden',
  paddingBlock: space(8),
  '& h1': { maxWidth: '14em', marginTop: space(8) },
  '& p': {
    maxWidth: '34rem',
    margin: `${space(3)} 0 ${space(4)}`,
    color: color.inkSoft,
    fontSize: size.lead,
  },
  '& a': { fontWeight: 600, color: color.ink },
  '& a[aria-label]': { textDecoration: 'none' },
});

const Contours = styled.svg({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: color.line,
  strokeWidth: 1.5,
});
