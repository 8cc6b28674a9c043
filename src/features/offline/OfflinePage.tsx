import { graphql, type PageProps } from 'gatsby';
import { Container } from '../../components/Container';
import { Head } from '../../components/Head';
import { Wordmark } from '../../components/Wordmark';
import { Backdrop } from '../../components/Backdrop';
import { siteName } from '../../i18n/siteName';
import { writingAttributes } from '../../i18n/writingAttributes';

type Context = { language: string };

/**
 * The service worker's fallback for pages that are not cached, without a network. It is served for any URL and without
 * scripts; its link to itself retries the URL.
 */
const OfflinePage = ({ data, pageContext }: PageProps<Queries.OfflinePageQuery, Context>) => {
  const labels = data.labelSets.find(({ language }) => language === pageContext.language)?.labels;
  if (!labels) return null;
  return (
    <Backdrop>
      <Head>
        <html lang={pageContext.language} {...writingAttributes(pageContext.language)} />
        <title>{`${labels.offlineTitle} – ${siteName}`}</title>
        <meta name="robots" content="noindex" />
      </Head>
      <Container>
        <Wordmark />
        <h1>{labels.offlineTitle}</h1>
        <p>{labels.offlineText}</p>
        <a href="?">{labels.retry}</a>
      </Container>
    </Backdrop>
  );
};

export default OfflinePage;

export const query = graphql`
  query OfflinePage {
    labelSets {
      language
      labels {
        offlineTitle
        offlineText
        retry
      }
    }
  }
`;
