/** The folder in which the next release is prepared; removed when the publisher starts. */
export const stagingName = '.staging';

/** With several publishers, each term prepares in a folder of its own. */
export const stagingNameOf = (token: number): string =>
  token === 0 ? stagingName : `${stagingName}-${token}`;
