import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { Container } from '../components/Container';
import { TableOfContents } from '../components/TableOfContents';
import { DocumentSection } from '../features/documents/DocumentSection';
import { EntryPage } from '../layout/EntryPage';
import { Breakdown } from '../features/investors/Breakdown';
import { CapitalStructure } from '../features/investors/CapitalStructure';
import { investorHeadings } from '../features/investors/investorHeadings';
import { YearlyFigures } from '../features/investors/YearlyFigures';

const YearlyFiguresBoundary = withSelectiveHydration(YearlyFigures);
const BreakdownBoundary = withSelectiveHydration(Breakdown);
const CapitalStructureBoundary = withSelectiveHydration(CapitalStructure);

const Investors = ({ data: { page, site } }: PageProps<Queries.InvestorsTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels, investorData: figures } = site;
  const headings = figures ? investorHeadings(figures, labels) : [];
  return (
    <EntryPage
      page={page}
      site={site}
      after={
        <DocumentSection
          title={labels.documents}
          documents={site.documents}
          labels={labels}
          limit={4}
        />
      }
    >
      {figures && (
        <Container>
          <TableOfContents title={labels.onThisPage} headings={headings}>
            <YearlyFiguresBoundary
              years={figures.financialYears}
              currency={figures.currency}
              labels={labels}
            />
            <BreakdownBoundary
              title={labels.revenueByArea}
              items={figures.geographicAreas}
              labels={labels}
            />
            <BreakdownBoundary
              title={labels.revenueByIndustry}
              items={figures.industries}
              labels={labels}
            />
            <BreakdownBoundary
              title={labels.revenueBySegment}
              items={figures.marketSegments}
              labels={labels}
            />
            <CapitalStructureBoundary
              shareholdings={figures.capitalStructure}
              totals={figures.capitalTotals}
              labels={labels}
            />
          </TableOfContents>
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
        capitalTotals {
          ...CapitalTotals
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
        onThisPage
        ...YearlyFiguresLabels
        ...BreakdownLabels
        ...CapitalStructureLabels
        ...DocumentLabels
      }
    }
  }
`;
