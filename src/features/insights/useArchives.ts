import { withPrefix } from 'gatsby';
import { useCallback, useMemo, useState } from 'react';
import { archivePath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';

type Insight = Queries.ListedInsightFragment;

/** Those that were loaded, by path, so that coming back finds the same place. */
const known = new Map<string, readonly Insight[]>();

const fetchArchive = async (path: string): Promise<readonly Insight[]> => {
  const response = await fetch(withPrefix(`/page-data${path}/page-data.json`));
  const { result } = (await response.json()) as {
    result: { data: Queries.InsightArchiveTemplateQuery };
  };
  return result.data.site?.archive.insights ?? [];
};

/** The insights of the archives of a site, the newest archive first, each loaded when `load` is called; that returns a function which ends it. */
export const useArchives = (count: number) => {
  const site = useSite();
  const paths = useMemo(
    () => Array.from({ length: count }, (_, index) => archivePath(site, count - index)),
    [site, count],
  );
  const [, setLoaded] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const next = paths.find((path) => !known.has(path));
  const insights = useMemo(
    () => paths.slice(0, next ? paths.indexOf(next) : count).flatMap((path) => known.get(path) ?? []),
    [paths, next, count],
  );
  const load = useCallback(() => {
    let isOver = false;
    if (next) {
      fetchArchive(next)
        .then((found) => {
          known.set(next, found);
          if (!isOver) setLoaded(known.size);
        })
        .catch(() => !isOver && setFailed(true));
    }
    return () => {
      isOver = true;
    };
  }, [next]);
  return { insights, load, hasMore: next !== undefined, hasFailed, retry: () => setFailed(false) };
};
