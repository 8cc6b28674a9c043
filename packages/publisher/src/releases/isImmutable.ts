/** Files that carry a hash in their name, where a project does not say which. */
export const defaultImmutableFiles = /[-.][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether a file of the site, or what it was compressed from, has a hash of its content in its name. */
export const isImmutable = (file: string, immutableFiles = defaultImmutableFiles): boolean =>
  immutableFiles.test(`/${file.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, '')}`);
