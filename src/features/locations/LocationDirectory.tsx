import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useCallback, useMemo } from 'react';
import { ArrowLink } from '../../components/ArrowLink';
import { Container } from '../../components/Container';
import { FilterBar } from '../../components/FilterBar';
import { FilterResults } from '../../components/FilterResults';
import { useQueryFilter } from '../../components/useQueryFilter';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useNumber } from '../../i18n/useNumber';
import { useSite } from '../../i18n/SiteContext';
import { media } from '../../theme/media';
import { color, layout, size, space } from '../../theme/tokens';
import { countriesWithLocations, groupLocations, type Continent } from './groupLocations';
import { Office } from './Office';
import { WorldMap } from './WorldMap';
import land from './worldDots.svg';

const belongsTo = (office: Queries.OfficeFragment, name: string): boolean =>
  office.countries[0]?.technicalName === name;

/** The offices as places of the map, those of a country stressed. Constant while neither changes. */
const useMapPlaces = (offices: readonly Queries.OfficeFragment[], stressed: string) =>
  useMemo(
    () => offices.map((office) => ({ ...office, isStressed: belongsTo(office, stressed) })),
    [offices, stressed],
  );

type LocationDirectoryProps = {
  offices: readonly Queries.OfficeFragment[];
  openings: readonly Queries.OfficeOpeningFragment[];
  /** The link of the contact page. */
  contact?: Queries.MenuLinkFragment | null;
  labels: Queries.LocationDirectoryLabelsFragment;
};

/** All offices on a map and by continent; those of the site come first, with pictures. */
export const LocationDirectory = ({
  offices,
  openings,
  contact,
  labels,
}: LocationDirectoryProps) => {
  const { country } = useSite();
  const write = useNumber();
  const [params, choose] = useQueryFilter();
  const options = useMemo(() => countriesWithLocations(offices), [offices]);
  const selected = options.find(({ value }) => value === params.get('country'))?.value;
  const places = useMapPlaces(offices, selected ?? country);
  const shown = offices.filter((office) => selected === undefined || belongsTo(office, selected));
  const names: Record<Continent, string> = {
    americas: labels.continentAmericas,
    europe: labels.continentEurope,
    'africa-and-middle-east': labels.continentAfricaAndMiddleEast,
    'asia-pacific': labels.continentAsiaPacific,
  };
  const groups = groupLocations(shown, country);
  const handleFollow = useCallback(() => choose({ country: undefined }), [choose]);
  const handlePress = (pressed?: string) =>
    choose({ country: pressed === selected ? undefined : pressed });

  return (
    <Container>
      <WorldMap
        label={labels.worldMap}
        land={land}
        places={places}
        isFocused={selected !== undefined}
        onFollow={handleFollow}
        labels={labels}
      />
      <Contents aria-label={labels.worldMap}>
        {groups.map(({ continent }) => (
          <a key={continent} href={`#${continent}`}>
            {names[continent]}
          </a>
        ))}
      </Contents>
      <FilterBar
        label={labels.filterByCountry}
        allLabel={labels.all}
        options={options}
        selected={selected === undefined ? [] : [selected]}
        onPress={handlePress}
      />
      <VisuallyHidden role="status">{`${labels.ourLocations}: ${write(shown.length)}`}</VisuallyHidden>
      <FilterResults key={selected} data-filtered={selected && ''}>
        {groups.map(({ continent, countries }) => (
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
                  {technicalName === country && (
                    <CountryLinks>
                      <ArrowLink link="playbook">{labels.featuredKeyPlays}</ArrowLink>
                      {contact?.href && (
                        <ArrowLink link={contact.href}>{labels.contactPerson}</ArrowLink>
                      )}
                    </CountryLinks>
                  )}
                  <ul data-own={technicalName === country || undefined}>
                    {locations.map((office) => (
                      <Office
                        key={office.contentful_id}
                        office={office}
                        labels={labels}
                        openings={openings.filter(
                          ({ location }) => location.contentful_id === office.contentful_id,
                        )}
                        hasPhoto={technicalName === country}
                        isOpen={selected !== undefined}
                      />
                    ))}
                  </ul>
                </CountryGroup>
              ))}
            </div>
          </Part>
        ))}
      </FilterResults>
    </Container>
  );
};

const Contents = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  marginBlock: space(3),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    fontWeight: 600,
    textDecorationColor: color.signal,
    textDecorationThickness: 2,
  },
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
      gridColumn: '1 / 5',
      position: 'sticky',
      top: layout.headerHeight + 32,
      alignSelf: 'start',
    },
    '& > div': { gridColumn: '5 / 13' },
  },
});

const CountryLinks = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(4)}`,
  marginBottom: space(2),
});

const CountryGroup = styled.div({
  '& + &': { marginTop: space(2), paddingTop: space(3), borderTop: `1px solid ${color.line}` },
  '& > h3': { marginBottom: space(1.5), color: color.inkSoft, fontSize: size.h4 },
  '& > ul': {
    display: 'grid',
    gap: `0 ${space(3)}`,
    listStyle: 'none',
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& > ul[data-own]': {
    rowGap: space(4),
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const fragment = graphql`
  fragment LocationDirectoryLabels on Labels {
    all
    worldMap
    ourLocations
    filterByCountry
    continentAmericas
    continentEurope
    continentAfricaAndMiddleEast
    continentAsiaPacific
    featuredKeyPlays
    contactPerson
    ...OfficeLabels
    ...MapControlsLabels
  }
`;
