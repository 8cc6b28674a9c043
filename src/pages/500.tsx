import { graphql, type PageProps } from 'gatsby';
import { withoutPrefix } from '../i18n/withoutPrefix';
import { ErrorPage } from '../features/errors/ErrorPage';

const ServerError = ({
  data: { labelSets, countrySite },
  location,
}: PageProps<Queries.ServerErrorPageQuery>) => (
  <ErrorPage
    pathname={withoutPrefix(location.pathname)}
    sites={countrySite?.regions ?? []}
    texts={labelSets.map(
      ({ language, labels: { serverErrorTitle, serverErrorText, ...links } }) => ({
        language,
        title: serverErrorTitle,
        text: serverErrorText,
        ...links,
      }),
    )}
  />
);

export default ServerError;

export const query = graphql`
  query ServerErrorPage {
    countrySite {
      regions {
        ...ErrorPageSite
      }
    }
    labelSets {
      language
      labels {
        serverErrorTitle
        serverErrorText
        ...ErrorPageLabels
      }
    }
  }
`;
