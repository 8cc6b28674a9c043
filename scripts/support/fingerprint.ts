import { join } from 'node:path';
import { hashFiles } from '../../hosting/files/hashFiles';
import { siteSources } from '../../publishing/siteSources';

/** Everything that a build is made of besides content. */
const sources = [...siteSources, 'contentful/model', 'package-lock.json'];

/** Written by `gatsby develop`, of queries. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

/** A hash of the sources and of the values given, the same as long as a build would come out the same. */
export const fingerprint = (
  values: readonly string[],
  paths: readonly string[] = sources,
): string => hashFiles(paths, values, (file) => !generated.has(file));
