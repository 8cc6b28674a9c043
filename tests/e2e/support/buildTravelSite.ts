import { buildOnce } from '../../support/buildOnce';
import { travelSpace, travelSpaceFolder } from '../../fixtures/travelSpace';

export type TravelSite = {
  /** What the titles of its pages say. */
  edition: 'first' | 'second';
  /** Of the tag manager; another id makes other scripts. */
  tagManagerId: string;
  /** Of the tag manager, beside its id. */
  tagSettings?: Readonly<Record<string, string>>;
  /** A folder of the host that it is to live below. */
  pathPrefix?: string;
};

/** An address that a page of the space has left. */
const oldAddress = '/aa/old-near  /aa/en/near\n';

/**
 * Builds the space of two regions as it would be published, once for each state of the sources.
 *
 * @returns the folder of the built site.
 */
export const buildTravelSite = async ({
  edition,
  tagManagerId,
  tagSettings = {},
  pathPrefix = '',
}: TravelSite): Promise<string> => {
  const { folder } = await buildOnce({
    name: pathPrefix === '' ? edition : `${edition}.below`,
    space: travelSpace(edition),
    assetFolder: travelSpaceFolder,
    redirects: oldAddress,
    settings: { ...tagSettings, GTM_ID: tagManagerId, PATH_PREFIX: pathPrefix },
  });
  return folder;
};
