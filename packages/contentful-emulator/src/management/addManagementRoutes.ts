import type { SpaceContext } from '../delivery/spaceContext';
import type { App, HttpContext } from '../http/app';
import type { CallLog } from '../webhooks/callLog';
import { addEnvironmentRoutes } from '../environments/environmentRoutes';
import type { Environments } from '../environments/environments';
import { addBulkActionRoutes } from './actions/bulkActionRoutes';
import { addScheduledActionRoutes } from './actions/scheduledActionRoutes';
import { addEntityRoutes } from './entities/entityRoutes';
import { addFileRoutes } from './files/fileRoutes';
import type { UploadStorage } from './files/processFile';
import { managementRouter } from './managementRouter';
import { addAccessRoutes } from './model/accessRoutes';
import { addContentTypeRoutes } from './model/contentTypeRoutes';
import { addEditorInterfaceRoutes } from './model/editorInterfaceRoutes';
import { addExtensionRoutes } from './model/extensionRoutes';
import { addLocaleRoutes } from './model/localeRoutes';
import { addSpaceRoutes } from './model/spaceRoutes';
import { addTagRoutes } from './model/tagRoutes';
import { addReleaseRoutes } from './releases/releaseRoutes';
import type { ReleaseRunner } from './releases/releaseRunner';
import { addSnapshotRoutes } from './snapshots/snapshotRoutes';
import { addWebhookRoutes } from './webhooks/webhookRoutes';

/** Adds the management API, with the paths of api.contentful.com and upload.contentful.com. `environments` are served by the first only. */
export const addManagementRoutes = (
  app: App,
  http: HttpContext,
  context: SpaceContext,
  storage: UploadStorage,
  calls: CallLog,
  releases: ReleaseRunner,
  defaultEnvironment: string,
  environments?: Environments,
): void => {
  const router = managementRouter(app, http, context);
  addSpaceRoutes(router, context);
  addAccessRoutes(router, context, http.tokens);
  if (environments) addEnvironmentRoutes(router, context, environments);
  addContentTypeRoutes(router, context);
  addEditorInterfaceRoutes(router, context);
  addExtensionRoutes(router, context);
  addLocaleRoutes(router, context);
  addTagRoutes(router, context);
  addEntityRoutes(router, context, 'Entry');
  addEntityRoutes(router, context, 'Asset');
  addSnapshotRoutes(router, context, context.environment === defaultEnvironment);
  addBulkActionRoutes(router, context);
  addReleaseRoutes(router, context, releases);
  addScheduledActionRoutes(router, context);
  addWebhookRoutes(router, context, calls);
  addFileRoutes(router, context, storage, http.log);
};
