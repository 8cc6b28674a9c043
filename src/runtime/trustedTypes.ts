const quoteForPattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** Hosts of Google's containers, as in the Content-Security-Policy. */
const googleTags = '/^https:\\/\\/(?:[\\w-]+\\.)+googletagmanager\\.com$/.test(a.origin)';

export type TrustedScripts = {
  /** Adds the path prefix of the site. */
  withPrefix: (path: string) => string;
  /** Whether a tag manager may run after consent. */
  hasTagManager: boolean;
  /** The origin of its script, if not Google. */
  tagOrigin?: string;
};

/**
 * The inline script that defines the default policy of Trusted Types, which browsers call for each string that is assigned to a sink:
 * URLs of scripts with a content hash, of the service worker and of the tag manager pass. There is no `createHTML` nor
 * `createScript`, so HTML and code as strings are refused. A default policy, because webpack, Gatsby and the container's loader
 * assign strings (docs/decisions/0055-trusted-types.md).
 */
export const trustedTypesScript = ({
  withPrefix,
  hasTagManager,
  tagOrigin,
}: TrustedScripts): string => {
  const root = quoteForPattern(withPrefix('/'));
  const own = `a.origin==location.origin&&/^${root}(?:[^/]+-[0-9a-f]{20}|sw)\\.js$/.test(a.pathname)`;
  const tags = tagOrigin ? `a.origin==${JSON.stringify(tagOrigin)}` : googleTags;
  const allowed = hasTagManager ? `${own}||${tags}` : own;
  return `self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location);if(${allowed})return u}})`;
};
