const key = 'search-query';

/** The last query of this browser session; empty where the browser keeps nothing. */
export const lastQuery = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

export const rememberQuery = (query: string): void => {
  try {
    sessionStorage.setItem(key, query);
  } catch {
    // Storage may be full or forbidden; search works without it.
  }
};
