import { extremesSpace } from '../fixtures/extremesSpace';
import { buildOnce, type BuiltSpace } from './buildOnce';

/** The space of dark corners, built once for the tests of its files and those in a browser. */
export const extremesBuild = (): Promise<BuiltSpace> =>
  buildOnce({ name: 'extremes', space: extremesSpace() });
