import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { FilterResults } from '../../components/FilterResults';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumber } from '../../i18n/useNumber';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, layout, size, space } from '../../theme/tokens';
import { groupLocations, isOfficeOf, type Continent } from './groupLocations';
import { Office } from './Office';
import type { OfficeFilter } from './useOfficeFilter';

type LocationDirectoryProps = {
  offices: readonly Queries.OfficeFragment[];
  openings: readonly Queries.OfficeOpeningFragment[];
  filter: OfficeFilter;
  /** The link of the contact page. */
  contact?: Queries.MenuLinkFragment | null;
  labels: Queries.LocationDirectoryLabelsFragment;
};

/** The offices of the site, then all others by continent, or those of a selected country. */
export const LocationDirectory = ({
  offices,
  openings,
  filter: { options, selected, select },
  contact,
  labels,
}: LocationDirectoryProps) => {
  const { country } = useSite();
  const write = useNumber();
  const shown = offices.filter((office) => !selected || isOfficeOf(office, selected));
  const own = shown.filter((office) => isOfficeOf(office, country));
  const names: Record<Continent, string> = {
    americas: labels.continentAmericas,
    europe: labels.continentEurope,
    'africa-and-middle-east': labels.continentAfricaAndMiddleEast,
    'asia-pacific': labels.continentAsiaPacific,
  };
  const handlePress = (pressed?: string) => select(pressed === selected ? undefined : pressed);
  const render = (office: Queries.OfficeFragment) => (
    <Office
      key={office.contentful_id}
      office={office}
      labels={labels}
      openings={openings.filter(({ location }) => location.contentful_id === office.contentful_id)}
      isOwn={own.includes(office)}
      isOpen={selected !== undefined}
    />
  );

  return (
    <Container>
      {own.length > 0 && (
        <OwnOffices aria-labelledby="own-offices">
          <header>
            <h2 id="own-offices">{own[0]?.countries[0]?.name}</h2>
            <ArrowLink link="playbook">{labels.featuredKeyPlays}</ArrowLink>
            {contact?.href && <ArrowLink link={contact.href}>{labels.contactPerson}</ArrowLink>}
          </header>
          <ul>{own.map(render)}</ul>
        </OwnOffices>
      )}
      <FilterBar
        label={labels.filterByCountry}
        allLabel={labels.all}
        options={options}
        selected={selected === undefined ? [] : [selected]}
        onPress={handlePress}
      />
      <VisuallyHidden role="status">{`${labels.ourLocations}: ${write(shown.length)}`}</VisuallyHidden>
      <FilterResults key={selected} data-filtered={selected && ''}>
        {groupLocations(shown, country).map(({ continent, countries }) => (
          <Part
            suppressHydrationWarning
            key={continent}
            id={continent}
            aria-labelledby={`${continent}-title`}
          >
            <h2 id={`${continent}-title`}>{names[continent]}</h2>
            <div>
              {countries.map(({ technicalName, name, locations }) => (
                <CountryGroup key={technicalName}>
                  <h3>{name}</h3>
                  <ul>{locations.map(render)}</ul>
                </CountryGroup>
              ))}
            </div>
          </Part>
        ))}
      </FilterResults>
    </Container>
  );
};

const OwnOffices = styled.section({
  marginBottom: space(5),
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${space(4)}`,
    marginBottom: space(2),
  },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: `${space(4)} ${space(3)}`,
    listStyle: 'none',
  },
  '& > ul > li': { paddingTop: space(2), borderTop: `3px solid ${color.signal}` },
  '& h3': { fontSize: size.h3 },
  '& > header > h2': { flexGrow: 1 },
  [media.belowSm]: { '& > header > h2': { flexBasis: '100%' } },
});

const Part = styled.section({
  display: 'grid',
  gap: space(3),
  paddingBlock: space(5),
  borderTop: `2px solid ${color.ink}`,
  [media.md]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space(3),
    paddingBlock: space(6),
    '& > h2': {
      gridColumn: '1 / 4',
      position: 'sticky',
      top: layout.headerHeight + 32,
      alignSelf: 'start',
    },
    '& > div': { gridColumn: '4 / 13' },
  },
});

const CountryGroup = styled.div({
  '& + &': { marginTop: space(2), paddingTop: space(2), borderTop: `1px solid ${color.line}` },
  '& > h3': { paddingTop: space(1.25), color: color.inkSoft, fontSize: size.h4 },
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `0 ${space(3)}`,
    listStyle: 'none',
  },
  [media.sm]: { '& > ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  // An address beside others would be narrow on a phone.
  [media.belowSm]: { '& > ul > li:has([open])': { gridColumn: '1 / -1' } },
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'calc(33.333% - 16px) minmax(0, 1fr)',
    columnGap: space(3),
  },
});

export const fragment = graphql`
  fragment LocationDirectoryLabels on Labels {
    all
    ourLocations
    filterByCountry
    continentAmericas
    continentEurope
    continentAfricaAndMiddleEast
    continentAsiaPacific
    featuredKeyPlays
    contactPerson
    ...OfficeLabels
  }
`;
