import { environmentId, spaceId } from './model/export/exportSys';

/** The Contentful emulator as every command of this project runs it. The tokens open nothing but this machine's own copy. */
export const localSpace = {
  spaceId,
  environment: environmentId,
  /** Asset URLs contain it, so it is the same from one start to the next. */
  port: 9443,
  deliveryToken: 'local-delivery-token',
  previewToken: 'local-preview-token',
  managementToken: 'local-management-token',
  /** The webhook that a publisher on this machine makes for itself; one that moves takes it along. */
  publisherWebhookId: 'talvane-publisher',
  stateFolder: '.space',
  exportFile: '.space/demo/export.json',
} as const;
