/** What an emulator uses where its caller names nothing else. The tokens open nothing but a copy on this machine. */
export const defaults = {
  /** Used if neither the caller nor the export file names a space. */
  spaceId: 'local-space',
  environment: 'master',
  /** Asset URLs contain it, so it is the same from one start to the next. */
  port: 9443,
  deliveryToken: 'local-delivery-token',
  previewToken: 'local-preview-token',
  managementToken: 'local-management-token',
  stateFolder: '.contentful-emulator',
} as const;
