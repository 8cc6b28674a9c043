import { useState, type KeyboardEvent } from 'react';

/**
 * Moves through a list while the focus stays in the input above it: arrows, from either end to the other by way of the
 * input; Enter follows. The choice stays with its item when others come or go around it, and is forgotten when `query`
 * changes. `items` are what tells the items apart.
 */
export const useListKeys = (
  items: readonly string[],
  query: string,
  onFollow: (index: number, event: KeyboardEvent<HTMLElement>) => void,
) => {
  const [chosen, setChosen] = useState<string>();
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setChosen(undefined);
  }
  const count = items.length;
  const placeOf = (item: string | undefined) => (item === undefined ? -1 : items.indexOf(item));
  const active = placeOf(chosen);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      // One place more than there are results: the input itself.
      setChosen((item) => items[((placeOf(item) + 1 + step + count + 1) % (count + 1)) - 1]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) onFollow(active, event);
      // The keyboard of a phone goes, and leaves the results the whole screen.
      else if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    }
  };
  return { active, handleKeyDown };
};
