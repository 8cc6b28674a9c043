/** A bucket and the folder in it that releases are mirrored to. */
export type TargetAddress = { name: string; bucket: string; prefix: string };

const pattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9!_.*'()/-]*))?$/;

const parse = (text: string): TargetAddress | undefined => {
  const [, bucket, prefix = ''] = pattern.exec(text) ?? [];
  return bucket === undefined
    ? undefined
    : { name: text.replace(/\/+$/, ''), bucket, prefix: prefix.replace(/^\/+|\/+$/g, '') };
};

/**
 * Parses `PUBLISH_TARGET`: addresses such as `s3://bucket/prefix`, separated by spaces or commas.
 *
 * @returns undefined if an address is invalid, or is named twice.
 */
export const readTargets = (text: string): TargetAddress[] | undefined => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const targets = parts.flatMap((part) => parse(part) ?? []);
  const isValid =
    targets.length === parts.length &&
    new Set(targets.map(({ name }) => name)).size === targets.length;
  return isValid ? targets : undefined;
};
