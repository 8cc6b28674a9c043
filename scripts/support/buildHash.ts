import { join } from 'node:path';
import { hashFiles } from '../../hosting/files/hashFiles';
import { siteSources } from '../../publishing/siteSources';

/** The sources of a build, without content. */
const sources = [...siteSources, 'contentful/model', 'package-lock.json'];

/** Written by `gatsby develop`, of queries. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

/** The build hash: a hash of the sources and the given values. */
export const buildHash = (values: readonly string[], paths: readonly string[] = sources): string =>
  hashFiles(paths, values, (file) => !generated.has(file));
