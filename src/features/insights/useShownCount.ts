import { useHistoryState } from '../../components/useHistoryState';

/** Number of insights that are visible at first, and that each press of the button adds. */
const pageSize = 12;

const isCount = (value: unknown): value is number => typeof value === 'number';

/** The number of visible insights, stored in the history entry; `showMore` raises it, `reset` restores the first value. */
export const useShownCount = () => {
  const [shown, setShown] = useHistoryState('insights', pageSize, isCount);
  return {
    shown,
    showMore: () => setShown(shown + pageSize),
    reset: () => setShown(pageSize),
  };
};
