const key = 'search-shortcut';

/** Whether the `/` key opens search; visitors can switch it off, since speech input may type single characters. */
export const hasShortcut = (): boolean => {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return true;
  }
};

export const setShortcut = (isOn: boolean): void => {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without local storage the key stays on.
  }
};

/** Whether a key press asks for search: `/`, not typed into a field or a dialog. */
export const isSearchShortcut = (event: KeyboardEvent): boolean =>
  event.key === '/' &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target as Element).closest('input,textarea,select,[contenteditable],dialog') &&
  hasShortcut();
