import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { previewCookie } from './previewCookie';

/** The query parameter with the secret; a redirect removes it from the URL. */
export const secretParameter = 'secret';
const cookieName = 'preview';
const robots = 'User-agent: *\nDisallow: /\n';

/** The value of the cookie: an HMAC, which does not reveal the secret. */
const tokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('preview').digest('hex');

const isSame = (given: string | undefined, wanted: string): boolean => {
  if (given === undefined) return false;
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
};

const cookieOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];

const refused = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>Preview</title><body style="font:1.1rem/1.5 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem"><h1>This is a preview</h1><p>It shows drafts, so it opens only by the link that has its secret: ask whoever runs the website for it, or look at what <code>npm run preview</code> says.</p></body></html>`;

/**
 * Requires the secret, first as a query parameter (`?secret=…`), then as an HttpOnly cookie. Forbids indexing and caching of
 * all responses, and frames on pages of other origins than the editors'.
 *
 * @param isOpen paths with their own authentication, such as webhooks.
 */
export const addPreviewGuard = (
  app: FastifyInstance,
  { secret, editors }: { secret: string; editors: readonly string[] },
  isOpen: (path: string) => boolean,
): void => {
  const token = tokenOf(secret);
  app.addHook('onRequest', async (request, reply) => {
    const url = new URL(request.url, 'http://preview');
    if (isOpen(url.pathname)) return;
    void reply.headers({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'content-security-policy': `frame-ancestors ${editors.join(' ') || "'none'"}`,
    });
    if (url.pathname === '/robots.txt') return reply.type('text/plain').send(robots);
    const given = url.searchParams.get(secretParameter) ?? undefined;
    if (isSame(given, secret)) {
      url.searchParams.delete(secretParameter);
      return reply
        .header('set-cookie', previewCookie(cookieName, token, request))
        .redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, 302);
    }
    if (isSame(cookieOf(request.headers.cookie), token)) return;
    return reply.code(401).type('text/html; charset=utf-8').send(refused);
  });
};
