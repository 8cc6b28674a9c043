import { redirectSource } from '../src/features/redirects/redirectSource';

/** Characters with a meaning in host files or URLs, which a source cannot contain safely. */
// eslint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u0020\u007f"'$;{}\\<>`|^]/;

/** The fault of a redirect source, or undefined. */
export const validateSource = (from: string): string | undefined => {
  if (!from.startsWith('/'))
    return `"${from}" must begin with a slash: sources are paths of this website.`;
  if (/[?#]/.test(from))
    return `"${from}" must not have a query or a hash: only paths are compared.`;
  const path = redirectSource(from);
  if (path === undefined) return `"${from}" cannot be decoded: write "%25" for a percent sign.`;
  if (path === '/') return `"${from}" is the root of the website, which is a page.`;
  if (path.includes('*') || path.includes('/:')) {
    return `"${from}" has a wildcard: hosts treat them differently, so write each path out.`;
  }
  if (unsafe.test(path) || /(?:^|\/)\.\.?(?:\/|$)/.test(path)) {
    return `"${from}" has characters that hosts interpret differently: remove this rule.`;
  }
  return undefined;
};

/** The fault in the form of a target, or undefined. `hosts` are the allowed external hosts. */
export const validateTarget = (to: string, hosts: ReadonlySet<string>): string | undefined => {
  if (unsafe.test(to)) return `"${to}" has characters that no address may have: encode them.`;
  if (to.startsWith('/') && !to.startsWith('//')) return undefined;
  if (!URL.canParse(to)) return `"${to}" must be a path of this website or a full https address.`;
  const url = new URL(to);
  if (!to.startsWith('https://')) return `"${to}" must begin with https:// or with one slash.`;
  if (url.username || url.password || url.port) {
    return `"${to}" must not name a user, a password or a port.`;
  }
  if (!hosts.has(url.hostname)) {
    return `"${url.hostname}" is not on the list of hosts that redirects may lead to: add it to redirects/external-hosts.txt, or correct the target.`;
  }
  return undefined;
};
