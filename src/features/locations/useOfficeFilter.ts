import { useCallback, useMemo } from 'react';
import { useQueryFilter } from '../../components/useQueryFilter';
import { countriesWithLocations } from './groupLocations';

/** The filter of the offices by country, kept in the query string: its options, the selected one, and its setter. */
export const useOfficeFilter = (offices: readonly Queries.OfficeFragment[]) => {
  const [params, choose] = useQueryFilter();
  const options = useMemo(() => countriesWithLocations(offices), [offices]);
  const selected = options.find(({ value }) => value === params.get('country'))?.value;
  const select = useCallback((country?: string) => choose({ country }), [choose]);
  return { options, selected, select };
};

export type OfficeFilter = ReturnType<typeof useOfficeFilter>;
