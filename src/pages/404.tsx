import { graphql, type PageProps } from 'gatsby';
import { withoutPrefix } from '../i18n/withoutPrefix';
import { ErrorPage } from '../features/errors/ErrorPage';
import { useRedirect } from '../features/redirects/useRedirect';

const NotFound = ({
  data: { labelSets, countrySite },
  location,
}: PageProps<Queries.NotFoundPageQuery>) => {
  useRedirect(location);
  return (
    <ErrorPage
      pathname={withoutPrefix(location.pathname)}
      sites={countrySite?.regions ?? []}
      texts={labelSets.map(({ language, labels: { notFoundTitle, notFoundText, ...links } }) => ({
        language,
        title: notFoundTitle,
        text: notFoundText,
        ...links,
      }))}
    />
  );
};

export default NotFound;

export const query = graphql`
  query NotFoundPage {
    countrySite {
      regions {
        ...ErrorPageSite
      }
    }
    labelSets {
      language
      labels {
        notFoundTitle
        notFoundText
        ...ErrorPageLabels
      }
    }
  }
`;
