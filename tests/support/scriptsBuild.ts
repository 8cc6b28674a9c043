import { scriptsSpace, scriptsSpaceFolder } from '../fixtures/scripts/scriptsSpace';
import { buildOnce, type BuiltSpace } from './buildOnce';

/** The space of an Arabic and a Japanese region, built once for the tests of its files and those in a browser. */
export const scriptsBuild = (): Promise<BuiltSpace> =>
  buildOnce({ name: 'scripts', space: scriptsSpace(), assetFolder: scriptsSpaceFolder });
