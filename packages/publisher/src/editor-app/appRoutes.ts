import type { FastifyInstance } from 'fastify';
import { appHtml, appStyles } from './appPage';
import { readBrowserScript } from '../pages/readBrowserScript';

/** The policy of the app: its own files and data, and framed by the editor alone. */
const policyOf = (frames: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames.join(' ')}`;

/** Serves the files of the sidebar app below `/app/`. They hold no secret: the token is a parameter of its installation. */
export const addAppRoutes = (app: FastifyInstance, frames: readonly string[]): void => {
  const headers = {
    'content-security-policy': policyOf(frames),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  app.get('/app', (_request, reply) => reply.redirect('/app/', 302));
  app.get('/app/', (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(appHtml),
  );
  app.get('/app/app.css', (_request, reply) =>
    reply.headers(headers).type('text/css; charset=utf-8').send(appStyles),
  );
  app.get('/app/app.js', async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/javascript; charset=utf-8')
      .send(await readBrowserScript('editor-app')),
  );
};
