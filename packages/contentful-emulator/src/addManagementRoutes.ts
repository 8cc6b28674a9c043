import type { SpaceContext } from './delivery/spaceContext';
import type { App, HttpContext } from './http/app';
import type { CallLog } from './webhooks/callLog';
import { addEnvironmentRoutes } from './environments/environmentRoutes';
import type { Environments } from './environments/environments';
import { addBulkActionRoutes } from './management/actions/bulkActionRoutes';
import { addScheduledActionRoutes } from './management/actions/scheduledActionRoutes';
import { addEntityRoutes } from './management/entities/entityRoutes';
import { addFileRoutes } from './management/files/fileRoutes';
import type { UploadStorage } from './management/files/processFile';
import { managementRouter } from './management/managementRouter';
import { addAccessRoutes } from './management/model/accessRoutes';
import { addContentTypeRoutes } from './management/model/contentTypeRoutes';
import { addEditorInterfaceRoutes } from './management/model/editorInterfaceRoutes';
import { addExtensionRoutes } from './management/model/extensionRoutes';
import { addLocaleRoutes } from './management/model/localeRoutes';
import { addSpaceRoutes } from './management/model/spaceRoutes';
import { addTagRoutes } from './management/model/tagRoutes';
import { addReleaseRoutes } from './management/releases/releaseRoutes';
import type { ReleaseRunner } from './management/releases/releaseRunner';
import { addSnapshotRoutes } from './management/snapshots/snapshotRoutes';
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
