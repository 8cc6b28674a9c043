import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { useClientValue } from '../../components/useClientValue';
import { media } from '../../theme/media';
import { color, font, size, space } from '../../theme/tokens';
import { byRegionName } from './byRegionName';
import { RegionLink } from './RegionLink';
import { SiteLink } from './SiteLink';
import { rememberedSite, suggestSite } from './suggestSite';

type Region = Queries.RegionChooserRegionFragment;

type RegionChooserProps = {
  regions: readonly Region[];
  labels: Queries.RegionChooserLabelsFragment;
};

type Continent = { readonly name: string; readonly regions: readonly Region[] };

/** The only region has the name of the continent, as "Worldwide", which is not written twice. */
const isNamedAlike = ({ name, regions: [first, ...others] }: Continent): boolean =>
  others.length === 0 && first?.countryName === name;

/**
 * All regions by continent and name, with their languages. Suggests a site by the last visit, then by the browser's languages,
 * without redirecting.
 */
export const RegionChooser = ({ regions, labels }: RegionChooserProps) => {
  const suggestion = useClientValue(
    () => suggestSite(regions, rememberedSite(), navigator.languages),
    undefined,
  );

  const continents = [
    { id: 'worldwide', name: labels.continentWorldwide },
    { id: 'americas', name: labels.continentAmericas },
    { id: 'europe', name: labels.continentEurope },
    { id: 'africa-and-middle-east', name: labels.continentAfricaAndMiddleEast },
    { id: 'asia-pacific', name: labels.continentAsiaPacific },
  ].map((continent) => ({
    ...continent,
    regions: regions.filter((region) => region.continent === continent.id).sort(byRegionName),
  }));

  return (
    <Container>
      <Suggestion aria-live="polite" data-empty={suggestion === undefined}>
        {suggestion && (
          <>
            <span>{labels.indexSuggestion}</span>
            <SiteLink
              keepsDocument={suggestion.allowsTags}
              to={suggestion.homePath}
              hrefLang={suggestion.localCode}
            >
              {suggestion.countryName} – {suggestion.languageName}
            </SiteLink>
          </>
        )}
      </Suggestion>
      {continents
        .filter((continent) => continent.regions.length > 0)
        .map((continent) => (
          <Part key={continent.id}>
            {!isNamedAlike(continent) && <h2>{continent.name}</h2>}
            <ul>
              {continent.regions.map((region) => (
                <RegionLink key={region.id} site={region} />
              ))}
            </ul>
          </Part>
        ))}
    </Container>
  );
};

const Suggestion = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space(2),
  minHeight: 72,
  marginBottom: space(3),
  padding: space(2.5),
  background: color.mist,
  '&[data-empty="true"]': { visibility: 'hidden' },
  '& span': { color: color.inkSoft },
  '& a': { fontWeight: 600 },
});

const Part = styled.section({
  display: 'grid',
  gap: space(2),
  paddingBlock: space(4),
  borderTop: `1px solid ${color.lineStrong}`,
  '& h2': { fontSize: size.h4 },
  '& ul': { display: 'grid', gap: `0 ${space(3)}`, listStyle: 'none' },
  '& a': { paddingBlock: space(1.75) },
  // The line of the next part follows.
  '& > ul:only-child a': { borderBottom: 0 },
  '& strong': {
    fontFamily: font.display,
    fontWeight: 600,
    fontSize: size.h4,
    letterSpacing: '-0.01em',
  },
  '& span': { flexShrink: 0, maxWidth: '60%', fontSize: size.meta },
  [media.md]: {
    gridTemplateColumns: 'calc(var(--text-column) - 1.5rem) minmax(0, 1fr)',
    columnGap: space(3),
    alignItems: 'baseline',
    '& h2 + ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > ul:only-child': { gridColumn: '1 / -1' },
  },
});

export const fragment = graphql`
  fragment RegionChooserRegion on CountrySite {
    id
    country
    countryName
    continent
    language
    languageName
    localCode
    homePath
    allowsTags
  }

  fragment RegionChooserLabels on Labels {
    indexSuggestion
    continentWorldwide
    continentAmericas
    continentEurope
    continentAfricaAndMiddleEast
    continentAsiaPacific
  }
`;
