import { environmentId, spaceId } from './model/export/exportSys';

/** The settings of the Contentful emulator for all commands. The tokens are valid for the local emulator only. */
export const localSpace = {
  spaceId,
  environment: environmentId,
  /** Part of asset URLs, so it must not change between starts. */
  port: 9443,
  deliveryToken: 'local-delivery-token',
  previewToken: 'local-preview-token',
  managementToken: 'local-management-token',
  /** The webhook that a local publisher registers; it is updated when the publisher's URL changes. */
  publisherWebhookId: 'talvane-publisher',
  stateFolder: '.space',
  exportFile: '.space/demo/export.json',
} as const;
