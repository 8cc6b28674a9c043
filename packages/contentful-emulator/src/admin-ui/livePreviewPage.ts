import type { AdminTheme } from './adminTheme';
import { html } from './html';
import { pageHeader } from './pageHeader';

type LivePreviewParts = {
  spaceId: string;
  theme: AdminTheme;
  title: string;
  /** URL of the edit form. */
  formUrl: string;
  /** URL of the website's preview. */
  previewUrl: string;
};

/** Renders the edit form and the website's preview side by side, each in a frame. */
export const livePreviewPage = (parts: LivePreviewParts): string => {
  const { spaceId, theme, title, formUrl, previewUrl } = parts;
  const tools = html`<p class="live-tools">
    <button id="inspector" type="button" aria-pressed="true">Click to edit</button>
    <a id="close" href="${formUrl}">Close the preview</a>
    <span id="connection" role="status">The preview is loading.</span>
  </p>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}, live preview · ${spaceId}</title>
        <link rel="stylesheet" href="/editor.css" />
        <link rel="stylesheet" href="/live-preview.css" />
        <link rel="icon" href="data:," />
        <script type="module" src="/live-preview.js"></script>
      </head>
      <body class="live">
        ${pageHeader({ name: spaceId, tool: 'Contentful emulator', aside: tools, logo: theme.logo })}
        <main id="main" class="live-frames">
          <iframe id="form-frame" title="Edit form" src="${formUrl}"></iframe>
          <div class="live-site">
            <iframe id="site-frame" title="Live preview" src="${previewUrl}"></iframe>
            <div id="outline" hidden aria-hidden="true"></div>
          </div>
        </main>
      </body>
    </html>`.text;
};
