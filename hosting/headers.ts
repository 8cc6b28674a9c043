import {
  contentSecurityPolicy,
  drawingPolicy,
  reportGroup,
  subresourcePolicy,
  type PolicyInput,
} from './contentSecurityPolicy';

/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Paths of files with a content hash in the name, from webpack, Gatsby and this build. The pattern works in JavaScript
 * and in nginx.
 */
export const immutablePattern =
  '^/(?:static/|styles/|search-index/.*-[0-9a-f]{8,}\\.|[^/]*[-.][0-9a-f]{8,}\\.(?:js|css)$)';

const immutableRule = new RegExp(immutablePattern);

/** The Cache-Control of a path without query. */
export const cacheControlOf = (path: string): string =>
  immutableRule.test(path) ? immutable : revalidate;

/** Browser features that no page uses. */
const noPermissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers of every response that do not depend on the build. */
export const constantHeaders: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': noPermissions.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Overrides of headers by file extension, for hosts that support it; '' omits a header. They save bytes: a page loads
 * dozens of files, and its own policy has a thousand bytes.
 */
export const headersOfFiles: readonly { pattern: string; headers: Headers }[] = [
  {
    // Files that are neither documents nor workers. The service worker needs the full policy.
    pattern: '(?<!/sw)\\.(?:css|js|json|woff2|avif|webp|png|jpe?g|gif|ico|webm|webmanifest)$',
    headers: { 'Content-Security-Policy': subresourcePolicy, 'Permissions-Policy': '' },
  },
  {
    pattern: '\\.svg$',
    headers: { 'Content-Security-Policy': drawingPolicy, 'Permissions-Policy': '' },
  },
];

/** The headers of every response: pages, files, redirects, errors. */
export const securityHeaders = (input: PolicyInput): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(input),
  ...(input.reportEndpoint && {
    'Reporting-Endpoints': `${reportGroup}="${input.reportEndpoint}"`,
  }),
  ...constantHeaders,
});
