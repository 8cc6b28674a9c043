import { buildOnce } from '../../support/buildOnce';
import { travelSpace, travelSpaceFolder } from '../../fixtures/travelSpace';

export type TravelSite = {
  /** What the titles of its pages say. */
  edition: 'first' | 'second';
  /** Of the tag manager; another id makes other scripts. */
  tagManagerId: string;
};

/**
 * Builds the space of two regions as it would be published, once for each state of the sources.
 *
 * @returns the folder of the built site.
 */
export const buildTravelSite = async ({ edition, tagManagerId }: TravelSite): Promise<string> => {
  const { folder } = await buildOnce({
    name: edition,
    space: travelSpace(edition),
    assetFolder: travelSpaceFolder,
    settings: { GTM_ID: tagManagerId },
  });
  return folder;
};
