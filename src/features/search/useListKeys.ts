import { useState, type KeyboardEvent } from 'react';

/**
 * Keyboard control of a combobox list: arrow keys move through the items and the input, in a circle; Enter calls
 * `onFollow`. The selection follows its item when the list changes, and is cleared when `query` changes. `items` are
 * unique keys.
 */
export const useListKeys = (
  items: readonly string[],
  query: string,
  onFollow: (index: number, event: KeyboardEvent<HTMLElement>) => void,
) => {
  const [selected, setSelected] = useState<string>();
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setSelected(undefined);
  }
  const count = items.length;
  const placeOf = (item: string | undefined) => (item === undefined ? -1 : items.indexOf(item));
  const active = placeOf(selected);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      // The input is one more position in the circle.
      setSelected((item) => items[((placeOf(item) + 1 + step + count + 1) % (count + 1)) - 1]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) onFollow(active, event);
      // Closes the on-screen keyboard, which covers the results.
      else if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    }
  };
  return { active, handleKeyDown };
};
