import { randomBytes } from 'node:crypto';
import { ApiError } from '../delivery/apiError';
import type { Reply, Request } from '../http/app';
import { isSameToken } from '../http/isSameToken';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Pages of the admin UI have no scripts, but for the live preview, which frames the edit form and another website. */
const contentSecurityPolicy = (framedOrigin: string | undefined): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    ...(framedOrigin === undefined
      ? []
      : ["script-src 'self'", "connect-src 'self'", `frame-src 'self' ${framedOrigin}`]),
  ].join('; ');

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
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
 * Protects the admin UI, which has no login, against other websites in the same browser. Accepts only loopback host
 * loopbackHosts (DNS rebinding), removes the CORS headers of the APIs, forbids framing by others, and checks a CSRF token and the
 * `Origin` header of each form.
 */
export class RequestGuard {
  /** CSRF token of every form; generated at start. */
  readonly csrfToken = randomBytes(24).toString('base64url');

  /**
   * Sets the security headers of a response. Throws a 403 unless the `Host` header is a loopback name.
   *
   * @param framedOrigin the origin that the page may show in a frame; it may run scripts of its own too.
   */
  protect(request: Request, reply: Reply, framedOrigin?: string): void {
    const host = request.headers.host ?? '';
    if (!loopbackHosts.includes(host.replace(/:\d+$/, ''))) {
      throw new ApiError(403, 'AccessDenied', `The admin UI is not served for the host ${host}.`);
    }
    for (const name of corsHeaders) void reply.removeHeader(name);
    reply
      .headers(securityHeaders)
      .header('content-security-policy', contentSecurityPolicy(framedOrigin));
  }

  /** Throws a 403 unless a form submission has the CSRF token and this page's origin. */
  checkCsrf(request: Request, form: URLSearchParams): void {
    const { origin, host = '' } = request.headers;
    if (origin === `https://${host}` && isSameToken(form.get('token') ?? '', this.csrfToken))
      return;
    throw new ApiError(
      403,
      'AccessDenied',
      'The form was not submitted from this page, or the emulator has restarted since the page was loaded. Go back, reload the page and submit again.',
    );
  }
}
