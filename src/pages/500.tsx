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
    texts={labelSets.map(({ language, labels }) => ({
      language,
      title: labels.serverErrorTitle,
      text: labels.serverErrorText,
      backToHome: labels.backToHome,
    }))}
  />
);

export default ServerError;

export const query = graphql`
  query ServerErrorPage {
    countrySite {
      regions {
        id
        country
        language
        homePath
        allowsTags
      }
    }
    labelSets {
      language
      labels {
        serverErrorTitle
        serverErrorText
        backToHome
      }
    }
  }
`;
