const quoteForPattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/**
 * The inline script that defines the default policy of Trusted Types, which browsers call for each string that is assigned to a sink:
 * URLs of scripts with a content hash, of the service worker and of other origins pass; which of the latter load is decided by
 * `script-src`, so pages without a tag manager do not name one. There is no `createHTML` nor `createScript`, so HTML and code as
 * strings are refused. A default policy, because webpack, Gatsby and the container's loader assign strings
 * (docs/decisions/0055-trusted-types.md).
 *
 * @param withPrefix adds the path prefix of the site.
 */
export const trustedTypesScript = (withPrefix: (path: string) => string): string => {
  const root = quoteForPattern(withPrefix('/'));
  const own = `/^${root}(?:[^/]+-[0-9a-f]{8,}|sw)\\.js$/.test(a.pathname)`;
  return `self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location);if(a.origin!=location.origin||${own})return u}})`;
};
