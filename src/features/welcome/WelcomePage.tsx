import styled from '@emotion/styled';
import type { PageProps } from 'gatsby';
import { Container } from '~/src/components/Container';
import { Head } from '~/src/components/Head';
import { Wordmark } from '~/src/components/Wordmark';
import { siteName } from '~/src/i18n/siteName';
import { media } from '~/src/theme/media';
import { color, size, space } from '~/src/theme/tokens';
import { welcomeSteps, type WelcomeState } from './steps';

/** The page of a space without sites, in English as it addresses developers: what to create next, or how to import the demo. */
const WelcomePage = ({ pageContext }: PageProps<object, WelcomeState>) => (
  <>
    <Head>
      <html lang="en" />
      <title>{`Your space is connected – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </Head>
    <Brand>
      <Wordmark />
    </Brand>
    <Container>
      <h1>Your space is connected</h1>
      <Introduction>
        It has the content model and no site with a page yet. In Contentful, create and publish:
      </Introduction>
      <Steps>
        {welcomeSteps(pageContext).map(({ title, text, isDone }) => (
          <li key={title}>
            <h2>{isDone ? `${title} (done)` : title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
      <Outlook>
        Then build again. To start from the demo content instead, stop the site, remove{' '}
        <code>CONTENTFUL_SPACE_ID</code> from <code>.env</code>, and run <code>npm start</code>; or
        import it into your space as the README says.
      </Outlook>
    </Container>
  </>
);

export default WelcomePage;

const Introduction = styled.p({
  maxWidth: '38rem',
  marginBlock: `${space(3)} ${space(7)}`,
  color: color.inkSoft,
  fontSize: size.lead,
});

const Brand = styled(Container)({ paddingBlock: `${space(4)} ${space(9)}` });

const Steps = styled.ol({
  display: 'grid',
  gap: space(4),
  paddingTop: space(4),
  borderTop: `1px solid ${color.lineStrong}`,
  listStyle: 'none',
  counterReset: 'step',
  '& li': { counterIncrement: 'step' },
  '& li::before': {
    content: 'counter(step)',
    color: color.inkSoft,
    fontSize: size.small,
    fontWeight: 600,
  },
  '& h2': { fontSize: size.h4 },
  '& p': { maxWidth: '34rem', marginTop: space(1), color: color.inkSoft },
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(8) },
});

const Outlook = styled.p({ maxWidth: '42rem', paddingBlock: space(7) });
