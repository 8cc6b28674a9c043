import { mark, markSize } from '../../../src/components/markPath';
import { html, type Html } from './html';
import type { SiteState } from './siteState';

export type Notice = { kind: 'done' | 'problem'; content: Html };

type PageParts = {
  title: string;
  spaceId: string;
  site: SiteState | undefined;
  notice?: Notice | undefined;
  body: Html;
};

const brandMark = html`<svg
  aria-hidden="true"
  width="28"
  height="28"
  viewBox="0 0 ${markSize} ${markSize}"
  fill="none"
>
  <path d="${mark}" stroke="currentColor" stroke-width="2.4" />
</svg>`;

const siteLine = (site: SiteState | undefined) =>
  site &&
  html`<p class="site site-${site.tone}">
    <span class="dot" aria-hidden="true"></span>
    <a href="${site.url}">The site</a>: ${site.text}
  </p>`;

const noticeBlock = ({ kind, content }: Notice) =>
  html`<div class="notice notice-${kind}" role="${kind === 'problem' ? 'alert' : 'status'}">
    ${content}
  </div>`;

/** A whole page of the editing tool. */
export const editorPage = ({ title, spaceId, site, notice, body }: PageParts): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${notice?.kind === 'problem' && 'Error: '}${title} · ${spaceId}</title>
        <link rel="stylesheet" href="/editor.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="bar">
          <a class="brand" href="/">${brandMark}${spaceId} <span>local space</span></a>
          ${siteLine(site)}
        </header>
        <main id="main">${notice && noticeBlock(notice)}${body}</main>
      </body>
    </html>`.text;
