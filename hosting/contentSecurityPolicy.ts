export type PolicyInput = {
  /** `sha256-…` of every script that stands in a page. */
  scriptHashes: readonly string[];
  /** `sha256-…` of every style that stands in a page. */
  styleHashes: readonly string[];
  /** Whether a tag manager may run once visitors have agreed. */
  hasTagManager: boolean;
  /** Where its script comes from, where that is not Google. */
  tagOrigin?: string;
  /** Where the contact form posts to: a path, or a full address. */
  contactEndpoint?: string;
};

/** Cloudflare reads header lines of up to 2,000 characters, and a policy travels with every answer. */
export const longestPolicy = 1950;

/** Of an empty style element, which Emotion puts its rules into by script. */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

// Those that Google names for Tag Manager and Analytics 4:
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

/** With an origin of its own no script of Google's may run; measurements may go to both. */
const tagSources = (origin: string | undefined): typeof google =>
  origin === undefined
    ? google
    : {
        script: [origin],
        image: [origin, ...google.image],
        connect: [origin, ...google.connect],
      };

/** The policy of a file that is never a page: nothing at all, in few bytes, since a page asks for a dozen of them. */
export const subresourcePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of an SVG file, which is a page when it is opened: its styles and the pictures within it, and no script. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

const quoted = (hashes: readonly string[]): string[] =>
  [...new Set(hashes)].sort().map((hash) => `'${hash}'`);

/**
 * The Content-Security-Policy of pages, and of whatever may be opened as one: nothing but what is this website's own, and no script or style in a page
 * whose hash is not here. Style attributes may stand in pages: they cannot load or run anything that is not allowed here.
 *
 * @throws Error when there is more inline than the policy has room for.
 */
export const contentSecurityPolicy = ({
  scriptHashes,
  styleHashes,
  hasTagManager,
  tagOrigin,
  contactEndpoint = '/',
}: PolicyInput): string => {
  const tags = hasTagManager ? tagSources(tagOrigin) : { script: [], image: [], connect: [] };
  const receiver = contactEndpoint.startsWith('/') ? [] : [new URL(contactEndpoint).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
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
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
  if (policy.length > longestPolicy) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, and hosts take ${longestPolicy}: the pages have ` +
        `${scriptHashes.length} different inline scripts and ${styleHashes.length} inline styles. Take what differs ` +
        'from page to page out of them.',
    );
  }
  return policy;
};
