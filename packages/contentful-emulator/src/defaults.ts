/** Default options. The tokens are public: they give access only to a local copy of the content. */
export const defaults = {
  /** Used if neither the options nor the export file have a space id. */
  spaceId: 'local-space',
  environment: 'master',
  /** A fixed port, because asset URLs contain it. */
  port: 9443,
  deliveryToken: 'local-delivery-token',
  previewToken: 'local-preview-token',
  managementToken: 'local-management-token',
  stateFolder: '.contentful-emulator',
} as const;
