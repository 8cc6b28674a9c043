import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { archivePath } from '../../i18n/paths';
import { useSite } from '../../i18n/SiteContext';

type Insight = Queries.ListedInsightFragment;
type PageData = { result: { data: Queries.InsightArchiveTemplateQuery } };

type Older = {
  insights: readonly Insight[];
  /** Archives that are not loaded, which is also the number of the next one. */
  remaining: number;
  hasFailed?: boolean;
};

/** What was loaded, by the path of the oldest archive, so that coming back finds the same place. */
const kept = new Map<string, Older>();

const readInsights = async (path: string): Promise<readonly Insight[]> => {
  const response = await fetch(withPrefix(`/page-data${path}/page-data.json`));
  const { result } = (await response.json()) as PageData;
  return result.data.site?.archive.insights ?? [];
};

/** The insights of archives that are loaded, those of the newest archive first, and a setter. */
export const useArchives = (count: number) => {
  const oldest = archivePath(useSite(), 1);
  return useState<Older>(() => kept.get(oldest) ?? { insights: [], remaining: count });
};

/** Loads archives one after the other while `isWaiting`. The same archive twice leads to the same state, so nothing is cancelled. */
export const useLoadedArchives = (
  isWaiting: boolean,
  [older, setOlder]: ReturnType<typeof useArchives>,
): void => {
  const site = useSite();
  useEffect(() => {
    if (!isWaiting || older.hasFailed) return;
    const { insights, remaining } = older;
    readInsights(archivePath(site, remaining)).then(
      (found) => {
        const next = { insights: [...insights, ...found], remaining: remaining - 1 };
        kept.set(archivePath(site, 1), next);
        setOlder(next);
      },
      () => setOlder({ insights, remaining, hasFailed: true }),
    );
  }, [isWaiting, older, setOlder, site]);
};
