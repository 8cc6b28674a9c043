import type { SpaceContext } from '../../delivery/spaceContext';
import type { Entity } from '../../types';
import { html, Html } from '../html';
import { connectMessage } from './connectMessage';
import type { SidebarApp } from './sidebarApp';

/** What the browser's part of the app host needs. */
export type AppHostData = {
  appUrl: string;
  /** Where calls are posted to. */
  callPath: string;
  csrfToken: string;
  /** Locale of the form on the page. */
  locale: string;
  message: ReturnType<typeof connectMessage>;
};

/** As Contentful's web app sandboxes apps. */
const sandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** JSON in a script element that is not executed; `<` is escaped, so that no value can end it. */
const dataElement = (data: AppHostData): Html =>
  new Html(
    `<script type="application/json" id="app-host-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

/** Renders the panel with the app, beside the form of an entry. The script sets the address of the frame when it listens. */
export const appPanel = (
  entity: Entity,
  app: SidebarApp,
  { appUrl, csrfToken, locale }: Pick<AppHostData, 'appUrl' | 'csrfToken' | 'locale'>,
  context: SpaceContext,
): Html =>
  html`<aside class="app-panel" aria-label="${app.name ?? 'App'}">
    <h2>${app.name ?? 'App'}</h2>
    <p id="app-host-notice" role="status"></p>
    <iframe id="app-host-frame" title="${app.name ?? 'App'}" sandbox="${sandbox}"></iframe>
    <dialog id="app-host-dialog" aria-labelledby="app-host-dialog-title">
      <form method="dialog">
        <h2 id="app-host-dialog-title"></h2>
        <p></p>
        <div class="actions">
          <button class="main" value="yes"></button><button class="quiet" value="no"></button>
        </div>
      </form>
    </dialog>
    ${dataElement({
      appUrl,
      csrfToken,
      locale,
      callPath: `/app-host/${encodeURIComponent(entity.id)}`,
      message: connectMessage(entity, app, context),
    })}
    <script src="/app-host.js"></script>
  </aside>`;
