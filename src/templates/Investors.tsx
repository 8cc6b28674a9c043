import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { Container } from '../components/Container';
import { Figures } from '../components/Figures';
import { TableOfContents } from '../components/TableOfContents';
import { DocumentList } from '../features/documents/DocumentList';
import { EntryPage } from '../layout/EntryPage';
import { Breakdown } from '../features/investors/Breakdown';
import { findCalendar } from '../features/investors/calendar';
import { CapitalStructure } from '../features/investors/CapitalStructure';
import { investorHeadings } from '../features/investors/investorHeadings';
import { InvestorSection } from '../features/investors/InvestorSection';
import { NextDate } from '../features/investors/NextDate';
import { YearlyFigures } from '../features/investors/YearlyFigures';
import { YearlyMeasure } from '../features/investors/YearlyMeasure';
import { yearlyMeasures } from '../features/investors/yearlyMeasures';
import { headingId } from '../i18n/headingId';
import { writeNumber } from '../i18n/numerals';
import { SectionList } from '../sections/SectionList';
import { sectionAnchors } from '../sections/sectionAnchors';

/** Further ones are on the page of downloads. */
const mostDocuments = 3;

const YearlyFiguresBoundary = withSelectiveHydration(YearlyFigures);
const BreakdownBoundary = withSelectiveHydration(Breakdown);
const CapitalStructureBoundary = withSelectiveHydration(CapitalStructure);

const Investors = ({ data: { page, site } }: PageProps<Queries.InvestorsTemplateQuery>) => {
  if (!page || !site) return null;
  const { labels, investorData: figures } = site;
  const finding = figures?.financialYearsFinding;
  const measures = figures
    ? yearlyMeasures(figures, labels, (value) => writeNumber(value, site.numerals))
    : [];
  // Revenue takes the place of a picture.
  const [heroMeasure] = page.image ? [] : measures;
  const otherMeasures = measures.filter((measure) => measure !== heroMeasure);
  const shareholdings = figures?.capitalStructure ?? [];
  const breakdowns = figures
    ? [
        {
          title: labels.revenueByArea,
          finding: figures.geographicAreasFinding,
          items: figures.geographicAreas,
          form: 'areas' as const,
        },
        {
          title: labels.revenueByIndustry,
          finding: figures.industriesFinding,
          items: figures.industries,
        },
        {
          title: labels.revenueBySegment,
          finding: figures.marketSegmentsFinding,
          items: figures.marketSegments,
          form: 'shift' as const,
        },
      ]
    : [];
  // Those of the ethics page say nothing of the business.
  const documents = site.documents
    .filter(({ documentType }) => !documentType.isForEthics)
    .slice(0, mostDocuments);
  const calendar = findCalendar(page.sections);
  const withoutCalendar = page.sections.filter((section) => section !== calendar);
  // Charts that the sections begin with tell what is newer than the figures of the year.
  const chartCount = withoutCalendar.findIndex(
    ({ __typename }) => __typename !== 'ContentfulChart',
  );
  const newerCharts = withoutCalendar.slice(0, Math.max(0, chartCount));
  const otherSections = withoutCalendar.slice(newerCharts.length);
  const headings = [
    ...investorHeadings(heroMeasure ? [heroMeasure] : []),
    ...sectionAnchors(calendar ? [calendar] : []),
    ...investorHeadings([
      { title: labels.documents, items: documents },
      ...otherMeasures,
      ...breakdowns,
      { title: labels.capitalStructure, items: shareholdings },
    ]),
    ...sectionAnchors(otherSections),
  ];
  return (
    <EntryPage
      page={{
        ...page,
        ...(finding && { title: finding, kicker: page.title }),
        sections: otherSections,
      }}
      site={site}
      drawing={
        heroMeasure && <YearlyMeasure measure={heroMeasure} labels={labels} isStated={!!finding} />
      }
      head={calendar && <NextDate calendar={calendar} label={labels.nextDate} />}
    >
      <SectionList sections={newerCharts} />
      <Container>
        <TableOfContents title={labels.onThisPage} headings={headings}>
          {calendar && (
            <InvestorSection id={calendar.anchor ?? ''} title={calendar.title ?? ''}>
              <Figures figures={calendar.figures} />
            </InvestorSection>
          )}
          {documents.length > 0 && (
            <InvestorSection id={headingId(labels.documents)} title={labels.documents}>
              <DocumentList documents={documents} />
            </InvestorSection>
          )}
          <YearlyFiguresBoundary measures={otherMeasures} labels={labels} />
          {breakdowns.map((breakdown) => (
            <BreakdownBoundary
              key={breakdown.title}
              {...breakdown}
              own={site.countryName}
              labels={labels}
            />
          ))}
          {figures && (
            <CapitalStructureBoundary
              finding={figures.capitalStructureFinding}
              shareholdings={shareholdings}
              totals={figures.capitalTotals}
              labels={labels}
            />
          )}
        </TableOfContents>
      </Container>
    </EntryPage>
  );
};

export default Investors;

export const query = graphql`
  query InvestorsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
      sections {
        ... on ContentfulKeyFigures {
          ...Calendar
        }
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      countryName
      investorData {
        currency
        financialYearsFinding
        financialYears {
          ...InvestorYear
        }
        latestChanges {
          ...InvestorChanges
        }
        overallChanges {
          ...InvestorChanges
        }
        geographicAreasFinding
        geographicAreas {
          ...BreakdownItem
        }
        industriesFinding
        industries {
          ...BreakdownItem
        }
        marketSegmentsFinding
        marketSegments {
          ...BreakdownItem
        }
        capitalStructureFinding
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
        nextDate
        onThisPage
        ...YearlyFiguresLabels
        ...BreakdownLabels
        ...CapitalStructureLabels
      }
    }
  }
`;
