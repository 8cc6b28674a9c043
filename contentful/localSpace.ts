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
  /** The publisher's app in the sidebar of entries. Its token is no secret: publisher and space listen on loopback only. */
  sidebarApp: {
    name: 'Live here since',
    parameters: {
      token: 'local-token-of-the-app-in-the-sidebar-of-entries',
      siteUrl: 'http://localhost:9000/',
      previewUrl: 'http://localhost:9200/',
    },
  },
  stateFolder: '.space',
  exportFile: '.space/demo/export.json',
} as const;
