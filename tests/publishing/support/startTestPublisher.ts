import {
  startPublisher,
  type PublisherOptions,
  type RunningPublisher,
} from '../../../publishing/startPublisher';
import { fastBuild, impatience, settings } from './testSite';

/** Starts the publisher over a test site, with builds that take no time and without the pauses that people need. */
export const startTestPublisher = (
  siteFolder: string,
  more: Partial<PublisherOptions> = {},
): Promise<RunningPublisher> =>
  startPublisher({
    settings,
    siteFolder,
    buildCommand: fastBuild,
    patience: impatience,
    log: () => undefined,
    ...more,
  });
