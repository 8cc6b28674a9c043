const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Files that have a hash of their content in their name. */
const isHashed = (path: string): boolean =>
  path.startsWith('/static/') || /-[0-9a-f]{20}\.(?:js|css)$/.test(path);

/** The response headers of a path of the built site. */
export const headersFor = (path: string): Record<string, string> => ({
  'Cache-Control': isHashed(path) ? immutable : revalidate,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
});
