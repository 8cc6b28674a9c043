import {
  contentSecurityPolicy,
  drawingPolicy,
  subresourcePolicy,
  type PolicyInput,
} from './contentSecurityPolicy';

/** Names and values of response headers. */
export type Headers = Readonly<Record<string, string>>;

export const immutable = 'public, max-age=31536000, immutable';
export const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Names that carry a hash of what is in the file, so that it never changes: what webpack, Gatsby and this build name so.
 * The text works both here and in nginx.
 */
export const immutablePattern =
  '^/(?:static/|styles/|search-index/.*-[0-9a-f]{8,}\\.|[^/]*[-.][0-9a-f]{20}\\.(?:js|css)$)';

const immutableRule = new RegExp(immutablePattern);

/** How long browsers may keep the file of a path (without query) before they ask again. */
export const cacheControlOf = (path: string): string =>
  immutableRule.test(path) ? immutable : revalidate;

/** What no page of this website uses. */
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

/** What every answer has and no build changes. */
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
 * What a host that can tell files apart by their ends sends with them in place of the headers of the same name; '' is not
 * sent. A page asks for dozens of files, and its own policy has a thousand bytes.
 */
export const headersOfFiles: readonly { pattern: string; headers: Headers }[] = [
  {
    // What no browser opens as a page and no worker is made of; the service worker loads under its own policy.
    pattern: '(?<!/sw)\\.(?:css|js|json|woff2|avif|webp|png|jpe?g|gif|ico|webm|webmanifest)$',
    headers: { 'Content-Security-Policy': subresourcePolicy, 'Permissions-Policy': '' },
  },
  {
    pattern: '\\.svg$',
    headers: { 'Content-Security-Policy': drawingPolicy, 'Permissions-Policy': '' },
  },
];

/** The headers of every answer, whatever it is: pages, files, redirects, errors. */
export const securityHeaders = (input: PolicyInput): Headers => ({
  'Content-Security-Policy': contentSecurityPolicy(input),
  ...constantHeaders,
});
