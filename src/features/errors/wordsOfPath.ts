/** The words at the end of a path, such as `the old title` of `/us/en/insights/the-old-title`; empty for a number. */
export const wordsOfPath = (pathname: string): string => {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    const words = decodeURIComponent(last)
      .replace(/\.\w+$/, '')
      .replace(/[-_+\s]+/g, ' ')
      .trim();
    return /\p{L}/u.test(words) ? words : '';
  } catch {
    // An escape that no browser writes.
    return '';
  }
};
