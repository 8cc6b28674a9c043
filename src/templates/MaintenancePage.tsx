import styled from '@emotion/styled';
import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { Kicker } from '../components/Kicker';
import { Wordmark } from '../components/Wordmark';
import { Page } from '../layout/Page';
import { Backdrop } from '../components/Backdrop';
import { SectionContent } from '../sections/SectionList';

const MaintenancePage = ({
  data: { page, site },
}: PageProps<Queries.MaintenancePageTemplateQuery>) =>
  page && (
    <Page site={site} seo={page.seo}>
      <Backdrop>
        <Statement>
          <Wordmark />
          {page.kicker && <Kicker as="div">{page.kicker}</Kicker>}
          <h1>{page.title}</h1>
          {page.introduction && <p>{page.introduction}</p>}
          <SectionContent sections={page.sections} />
        </Statement>
      </Backdrop>
    </Page>
  );

/** The page has little else: its title is as large as that of a home page. */
const Statement = styled(Container)({
  '& h1': { fontSize: 'clamp(2.75rem, 1.4rem + 5.4vw, 7rem)' },
});

export default MaintenancePage;

export const query = graphql`
  query MaintenancePageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }
`;
