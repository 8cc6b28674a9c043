import { useState, type KeyboardEvent } from 'react';

/**
 * Moves through a list while the focus stays in the input above it: arrows, from either end to the other by way of the
 * input; Enter follows. `version` changes with the list, and the choice is forgotten with it.
 */
export const useListKeys = (
  count: number,
  version: unknown,
  onFollow: (index: number, event: KeyboardEvent<HTMLElement>) => void,
) => {
  const [active, setActive] = useState(-1);
  const [seen, setSeen] = useState(version);
  if (seen !== version) {
    setSeen(version);
    setActive(-1);
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      // One place more than there are results: the input itself.
      setActive((current) => ((current + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) onFollow(active, event);
      // The keyboard of a phone goes, and leaves the results the whole screen.
      else if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    }
  };
  return { active, setActive, handleKeyDown };
};
