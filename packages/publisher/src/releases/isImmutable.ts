/** Matches files with a hash in their name, if the config has no `immutableFiles`. */
export const defaultImmutableFiles = /[-.][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file, or the source of a compressed file, has a content hash in its name. */
export const isImmutable = (file: string, immutableFiles = defaultImmutableFiles): boolean =>
  immutableFiles.test(`/${file.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, '')}`);
