const key = 'search-query';

/** The last query of this browser session; empty where session storage is unavailable. */
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
    // Session storage may be full or blocked; search works without it.
  }
};
