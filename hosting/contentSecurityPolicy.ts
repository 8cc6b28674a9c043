export type PolicyInput = {
  /** `sha256-…` of every inline script. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every inline style. */
  styleHashes: readonly string[];
  /** Whether a tag manager may run after consent. */
  hasTagManager: boolean;
  /** The origin of its script, if not Google. */
  tagOrigin?: string;
  /** The URL of the contact form's action: a path or an absolute URL. */
  contactEndpoint?: string;
  /** Where browsers report violations: a path or an absolute URL; undefined: nowhere. */
  reportEndpoint?: string;
};

/** The name by which the policy refers to the endpoint of the header Reporting-Endpoints. */
export const reportGroup = 'csp';

/** Cloudflare reads header lines of up to 2,000 characters. */
export const maxPolicyLength = 1950;

/** The hash of an empty style element, which Emotion fills by script. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// Google's list for Tag Manager and Analytics 4:
// developers.google.com/tag-platform/security/guides/csp
const google = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Policies of Trusted Types that only sites with a tag manager have: `tagsPolicy.ts`, and that of Google's scripts. */
const tagPolicies = ['tags', 'goog#html'];

/** With a tagging server, scripts come from its origin only; measurements may go to both. */
const tagSources = (origin: string | undefined): typeof google =>
  origin === undefined
    ? google
    : {
        script: [origin],
        image: [origin, ...google.image],
        connect: [origin, ...google.connect],
      };

/** The policy of files that are never documents: short, because a page loads dozens of them. */
export const subresourcePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of SVG files, which browsers can open as documents: inline styles and data images, no scripts. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

const quoted = (hashes: readonly string[]): string[] =>
  [...new Set(hashes)].sort().map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of documents: only this website's own resources, and only inline scripts and styles with
 * these hashes. Style attributes are allowed: they cannot load or run anything that the policy does not allow.
 *
 * @throws Error when the policy exceeds `maxPolicyLength`.
 */
export const contentSecurityPolicy = ({
  scriptHashes,
  styleHashes,
  hasTagManager,
  tagOrigin,
  contactEndpoint = '/',
  reportEndpoint,
}: PolicyInput): string => {
  const tags = hasTagManager ? tagSources(tagOrigin) : { script: [], image: [], connect: [] };
  const receiver = contactEndpoint.startsWith('/') ? [] : [new URL(contactEndpoint).origin];
  const directives: Record<string, readonly string[]> = {
    // Firefox checks <link rel="prefetch"> against it.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scriptHashes), ...tags.script],
    'style-src': ["'self'", ...quoted([emptyStyle, ...styleHashes])],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tags.image],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...receiver, ...tags.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...receiver],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // HTML, code and script URLs as strings pass the default policy of the page or are refused (src/runtime/trustedTypes.ts).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(hasTagManager ? tagPolicies : [])],
    // Browsers without the Reporting API read report-uri; others ignore it.
    ...(reportEndpoint && { 'report-to': [reportGroup], 'report-uri': [reportEndpoint] }),
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  if (policy.length > maxPolicyLength) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, and hosts take ${maxPolicyLength}: the pages have ` +
        `${scriptHashes.length} different inline scripts and ${styleHashes.length} inline styles. Take what differs ` +
        'from page to page out of them.',
    );
  }
  return policy;
};
