import { join } from 'node:path';
import { hashFiles, hashFileTimes } from '../../hosting/files/hashFiles';
import { siteSources } from '../../publishing/siteSources';

/** The sources of a build, without content. */
const sources = [...siteSources, 'contentful/model', 'package-lock.json'];

/** Written by `gatsby develop`, of queries. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

const isSource = (file: string): boolean => !generated.has(file);

/** The build hash: a hash of the sources and the given values. */
export const buildHash = (values: readonly string[], paths: readonly string[] = sources): string =>
  hashFiles(paths, values, isSource);

/** Changes when a source of a build is written, also with the same content. A tenth of the time of `buildHash`. */
export const sourceTimes = (): string => hashFileTimes(sources, isSource);
