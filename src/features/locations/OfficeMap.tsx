import { graphql } from 'gatsby';
import { useCallback, useMemo } from 'react';
import { useSite } from '../../i18n/SiteContext';
import { isOfficeOf } from './groupLocations';
import type { OfficeFilter } from './useOfficeFilter';
import { WorldMap } from './WorldMap';
import land from './worldDots.svg';

type OfficeMapProps = {
  offices: readonly Queries.OfficeFragment[];
  filter: OfficeFilter;
  labels: Queries.OfficeMapLabelsFragment;
};

/** All offices on a map; it opens on those of the site, and zooms to those of a country that is selected. */
export const OfficeMap = ({ offices, filter: { selected, select }, labels }: OfficeMapProps) => {
  const { country } = useSite();
  const stressed = selected ?? country;
  // Constant while neither changes.
  const places = useMemo(
    () => offices.map((office) => ({ ...office, isStressed: isOfficeOf(office, stressed) })),
    [offices, stressed],
  );
  const handleFollow = useCallback(() => select(), [select]);
  return (
    <WorldMap
      label={labels.worldMap}
      land={land}
      places={places}
      isFocused={selected !== undefined}
      onFollow={handleFollow}
      labels={labels}
    />
  );
};

export const fragment = graphql`
  fragment OfficeMapLabels on Labels {
    worldMap
    ...MapControlsLabels
  }
`;
