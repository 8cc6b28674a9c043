import { randomBytes } from 'node:crypto';
import { ApiError } from '../delivery/apiError';
import type { Reply, Request } from '../http/app';
import { isSameToken } from '../http/sameToken';

const names = ['localhost', '127.0.0.1', '[::1]'];

const security = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const corsHeaders = [
  'access-control-allow-origin',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-allow-methods',
  'access-control-max-age',
];

/**
 * Keeps other web sites from reading or using the editing page: it is answered only under this machine's own names
 * (so no foreign name can be pointed here), shared with no other origin, and a form must come from the page itself.
 */
export class Guard {
  /** Goes into every form. A new one with each start. */
  readonly formToken = randomBytes(24).toString('base64url');

  /** For every answer of the page. Throws 403 under a foreign name. */
  protect(request: Request, reply: Reply): void {
    const host = request.headers.host ?? '';
    if (!names.includes(host.replace(/:\d+$/, ''))) {
      throw new ApiError(403, 'AccessDenied', `This page is not served under the name ${host}.`);
    }
    for (const name of corsHeaders) void reply.removeHeader(name);
    reply.headers(security);
  }

  /** For what a form sends. Throws 403 if it does not come from this page. */
  checkForm(request: Request, form: URLSearchParams): void {
    const { origin, host = '' } = request.headers;
    if (origin === `https://${host}` && isSameToken(form.get('token') ?? '', this.formToken))
      return;
    throw new ApiError(
      403,
      'AccessDenied',
      'This form was not sent from the page itself, or the space was started anew since; go back, load the page again and repeat.',
    );
  }
}
