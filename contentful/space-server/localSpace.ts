import { environmentId, spaceId } from '../model/export/exportSys';
import { defaultSpacePort } from './startSpaceServer';

/** The local space as every command of this project runs it. The tokens open nothing but this machine's own copy. */
export const localSpace = {
  spaceId,
  environment: environmentId,
  port: defaultSpacePort,
  deliveryToken: 'local-delivery-token',
  previewToken: 'local-preview-token',
  managementToken: 'local-management-token',
  stateFolder: '.space',
  spaceFile: '.space/demo/export.json',
} as const;
