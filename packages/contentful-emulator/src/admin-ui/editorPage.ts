import type { AdminTheme } from './adminTheme';
import { html, type Html } from './html';
import { pageHeader } from './pageHeader';
import type { SiteState } from './siteState';

/** Message above the page content: the result of a save, or the reasons why it failed. */
export type Notice = { kind: 'done' | 'problem'; content: Html };

type PageParts = {
  title: string;
  spaceId: string;
  theme: AdminTheme;
  site: SiteState | undefined;
  notice?: Notice | undefined;
  body: Html;
};

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

/** Renders the HTML document of an admin UI page. */
export const editorPage = ({ title, spaceId, theme, site, notice, body }: PageParts): string =>
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
        ${pageHeader({ name: spaceId, tool: 'Contentful emulator', aside: siteLine(site), logo: theme.logo })}
        <main id="main">${notice && noticeBlock(notice)}${body}</main>
      </body>
    </html>`.text;
