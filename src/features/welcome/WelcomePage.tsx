import styled from '@emotion/styled';
import type { PageProps } from 'gatsby';
import { Backdrop } from '~/src/components/Backdrop';
import { Container } from '~/src/components/Container';
import { Head } from '~/src/components/Head';
import { Wordmark } from '~/src/components/Wordmark';
import { siteName } from '~/src/i18n/siteName';
import { color, size, space } from '~/src/theme/tokens';
import { textOfSteps, type WelcomeState } from './steps';

/** The page of a space without sites, in English as it addresses developers: what to create next, or how to import the demo. */
const WelcomePage = ({ pageContext }: PageProps<object, WelcomeState>) => (
  <Backdrop>
    <Head>
      <html lang="en" />
      <title>{`Your space is connected – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
    </Head>
    <Container>
      <div>
        <Wordmark />
      </div>
      <h1>Your space is connected</h1>
      <p>
        It has the content model and no site with a page yet. In Contentful, create and publish:
      </p>
      <Steps>
        {textOfSteps(pageContext).map(({ title, text, isDone }) => (
          <li key={title} data-done={isDone || undefined}>
            <h2>{isDone ? `${title} (done)` : title}</h2>
            <span>{text}</span>
          </li>
        ))}
      </Steps>
      <p>
        Then build again. To start from the demo content instead, stop the site, remove{' '}
        <code>CONTENTFUL_SPACE_ID</code> from <code>.env</code>, and run <code>npm start</code>; or
        import it into your space as the README says.
      </p>
    </Container>
  </Backdrop>
);

export default WelcomePage;

const Steps = styled.ol({
  display: 'grid',
  gap: space(3),
  maxWidth: '42rem',
  marginBlock: space(4),
  paddingInlineStart: '1.5em',
  '& li::marker': { fontWeight: 600 },
  '& h2': { fontSize: size.h4 },
  '& span': { color: color.inkSoft },
  '& [data-done] h2': { color: color.inkSoft },
});
