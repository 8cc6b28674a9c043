import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { DocumentBand } from '../features/documents/DocumentBand';
import { EntryPage } from '../layout/EntryPage';
import { Breakdown } from '../features/investors/Breakdown';
import { CapitalStructure } from '../features/investors/CapitalStructure';
import { YearlyFigures } from '../features/investors/YearlyFigures';

const Investors = ({ data: { page, site } }: PageProps<Queries.InvestorsTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels, investorData: figures } = site;
  return (
    <EntryPage
      page={page}
      site={site}
      after={
        <DocumentBand
          title={labels.documents}
          documents={site.documents}
          labels={labels}
          limit={4}
        />
      }
    >
      {figures && (
        <Container>
          <YearlyFigures
            years={figures.financialYears}
            currency={figures.currency}
            labels={labels}
          />
          <Breakdown title={labels.revenueByArea} items={figures.geographicAreas} labels={labels} />
          <Breakdown title={labels.revenueByIndustry} items={figures.industries} labels={labels} />
          <Breakdown
            title={labels.revenueBySegment}
            items={figures.marketSegments}
            labels={labels}
          />
          <CapitalStructure shareholdings={figures.capitalStructure} labels={labels} />
        </Container>
      )}
    </EntryPage>
  );
};

export default Investors;

export const query = graphql`
  query InvestorsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      investorData {
        currency
        financialYears {
          ...InvestorYear
        }
        geographicAreas {
          ...BreakdownItem
        }
        industries {
          ...BreakdownItem
        }
        marketSegments {
          ...BreakdownItem
        }
        capitalStructure {
          ...Shareholding
        }
      }
      documents {
        ...DocumentLine
      }
      labels {
        revenueByArea
        revenueByIndustry
        revenueBySegment
        documents
        ...YearlyFiguresLabels
        ...BreakdownLabels
        ...CapitalStructureLabels
        ...DocumentLabels
      }
    }
  }
`;
