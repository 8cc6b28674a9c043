import { html, Html } from './html';
import { pageStyles } from './pageStyles';
import type { StatusTheme } from './theme';

type ToolPage = {
  /** Before the name of the tool in the title of the window. */
  title: string;
  theme: StatusTheme;
  siteName: string;
  /** CSS after that of the theme. */
  styles: string;
  /** Links of the bar at the top, after the name of the site. */
  links?: Html;
  main: Html;
  /** After the content, such as a script. */
  after?: Html;
};

/** The HTML of a page of the publisher: head, bar and content. */
export const toolPage = ({
  title,
  theme,
  siteName,
  styles,
  links,
  main,
  after,
}: ToolPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Publishing</title>
        <style>
          ${new Html(pageStyles(theme) + styles)}
        </style>
      </head>
      <body>
        <header class="tool-bar">
          <a class="brand" href="/"
            >${theme.logo && new Html(theme.logo)}${siteName} <span>publishing</span></a
          >
          ${links}
        </header>
        <main>${main}</main>
        ${after}
      </body>
    </html>`.text;
