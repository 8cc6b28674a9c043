import {
  startPublisher,
  type PublisherOptions,
  type RunningPublisher,
} from 'static-site-publisher';
import { publisherConfig } from '~/publishing/publisherConfig';
import { fastBuild, impatience, settings } from './testSite';

/** Starts the publisher over a test site, with builds that take no time and without the pauses that people need. */
export const startTestPublisher = (
  siteFolder: string,
  more: Partial<PublisherOptions> = {},
): Promise<RunningPublisher> =>
  startPublisher({
    ...publisherConfig,
    settings,
    siteFolder,
    buildCommand: fastBuild,
    prewarmCommand: undefined,
    debounce: impatience,
    log: () => undefined,
    ...more,
  });
