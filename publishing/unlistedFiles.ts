/** Documents on request are public only to those who know their addresses, so signed manifests omit them. */
export const unlistedFiles =
  /^static\/.*(?<!\.(?:avif|webp|png|jpe?g|gif|svg|css|js|json|woff2|webm|mp4|vtt))$/;
