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
import { YearlyMeasure } from '../features/investors/YearlyMeasure';
import { yearlyMeasures } from '../features/investors/yearlyMeasures';
import { writeNumber } from '../i18n/numerals';

const YearlyFiguresBoundary = withSelectiveHydration(YearlyFigures);
const BreakdownBoundary = withSelectiveHydration(Breakdown);
const CapitalStructureBoundary = withSelectiveHydration(CapitalStructure);

const Investors = ({ data: { page, site } }: PageProps<Queries.InvestorsTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels, investorData: figures } = site;
  const measures = figures
    ? yearlyMeasures(figures, labels, (value) => writeNumber(value, site.numerals))
    : [];
  // Revenue takes the place of a picture.
  const [heroMeasure] = page.image ? [] : measures;
  const otherMeasures = measures.filter((measure) => measure !== heroMeasure);
  const shareholdings = figures?.capitalStructure ?? [];
  const breakdowns = [
    { title: labels.revenueByArea, items: figures?.geographicAreas ?? [] },
    { title: labels.revenueByIndustry, items: figures?.industries ?? [] },
    { title: labels.revenueBySegment, items: figures?.marketSegments ?? [] },
  ];
  return (
    <EntryPage
      page={page}
      site={site}
      drawing={heroMeasure && <YearlyMeasure measure={heroMeasure} labels={labels} />}
    >
      {figures && (
        <Container>
          <TableOfContents
            title={labels.onThisPage}
            headings={investorHeadings([
              ...otherMeasures.map(({ title, points }) => ({ title, items: points })),
              ...breakdowns,
              { title: labels.capitalStructure, items: shareholdings },
            ])}
          >
            <YearlyFiguresBoundary measures={otherMeasures} labels={labels} />
            {breakdowns.map(({ title, items }) => (
              <BreakdownBoundary
                key={title}
                title={title}
                items={items}
                own={site.countryName}
                labels={labels}
              />
            ))}
            <CapitalStructureBoundary
              shareholdings={shareholdings}
              totals={figures.capitalTotals}
              labels={labels}
            />
          </TableOfContents>
        </Container>
      )}
      <DocumentSection
        title={labels.documents}
        // Those of the ethics page say nothing of the business.
        documents={site.documents.filter(({ documentType }) => !documentType.isForEthics)}
        limit={3}
      />
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
      countryName
      investorData {
        currency
        financialYears {
          ...InvestorYear
        }
        latestChanges {
          ...InvestorChanges
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
        documentType {
          isForEthics
        }
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
      }
    }
  }
`;
