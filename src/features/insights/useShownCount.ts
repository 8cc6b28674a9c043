import { useHistoryState } from '../../components/useHistoryState';

/** So many insights are visible at first, and so many more by each press of the button. */
const pageSize = 12;

const isCount = (value: unknown): value is number => typeof value === 'number';

/** The number of visible insights, stored in the history entry; `showMore` raises it, `reset` takes it back. */
export const useShownCount = () => {
  const [shown, setShown] = useHistoryState('insights', pageSize, isCount);
  return {
    shown,
    showMore: () => setShown(shown + pageSize),
    reset: () => setShown(pageSize),
  };
};
