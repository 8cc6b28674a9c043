/** A bucket and the folder in it that releases are mirrored to. */
export type TargetAddress = {
  name: string;
  bucket: string;
  prefix: string;
  /** In place of the endpoint, region and profile of the environment. */
  endpoint?: string;
  region?: string;
  profile?: string;
};

const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?(?:\?(.*))?$/;
const options = ['endpoint', 'region', 'profile'];

const parse = (text: string): TargetAddress | undefined => {
  const [, bucket, prefix = '', query = ''] = pattern.exec(text) ?? [];
  const own = Object.fromEntries(new URLSearchParams(query));
  const isKnown = Object.keys(own).every((name) => options.includes(name));
  const isAddress = own.endpoint === undefined || /^https?:\/\/[^/]/.test(own.endpoint);
  return bucket === undefined || !isKnown || !isAddress
    ? undefined
    : { ...own, name: text, bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
};

/**
 * Parses `PUBLISH_TARGET`: addresses such as `s3://bucket/prefix`, separated by spaces or commas. A store with an endpoint, region or
 * profile of its own has them as a query: `s3://bucket/prefix?endpoint=https://store.example&region=auto`.
 *
 * @returns undefined if an address is invalid, or two name the same place.
 */
export const readTargets = (text: string): TargetAddress[] | undefined => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const targets = parts.flatMap((part) => parse(part) ?? []);
  const places = new Set(
    targets.map(({ endpoint, bucket, prefix }) => [endpoint, bucket, prefix].join(' ')),
  );
  return targets.length === parts.length && places.size === parts.length ? targets : undefined;
};
