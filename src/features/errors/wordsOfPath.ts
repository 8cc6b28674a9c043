/** The words at the end of a path: `the old title` of `/us/en/insights/the-old-title`. */
export const wordsOfPath = (pathname: string): string => {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+\s]+/g, ' ')
      .trim();
  } catch {
    // An escape that no browser writes.
    return '';
  }
};
