import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashFiles } from '../../hosting/files/hashFiles';
import { cacheWebpackBy } from '../accelerators/sourceCache';

/** What webpack's configuration is made of: the versions of all packages, and our own part. */
const sources = [
  'package-lock.json',
  'package.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'babel.config.mjs',
  'gatsby/webpack',
  'gatsby/bundle',
];

/** Lets webpack's cache hold while these sources stay, where that accelerator is on. */
export const cacheConfig = (args: CreateWebpackConfigArgs): void =>
  cacheWebpackBy(() => hashFiles(sources), args);
