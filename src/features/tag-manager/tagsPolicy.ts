/** A policy of Trusted Types; its values are typed as the strings that they stand for. */
type Policy = { createHTML: (text: string) => string; createScript: (text: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

const unchanged = (text: string): string => text;
let policy: Policy | undefined;

/**
 * The policy `tags`, for two strings of this site's own pages: the HTML of the home page, parsed into a document that runs nothing,
 * and the text of the container's script, which the Content-Security-Policy allows by its hash only.
 */
export const tagsPolicy = (): Policy => {
  const rules = { createHTML: unchanged, createScript: unchanged };
  const { trustedTypes } = window as { trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy('tags', rules) ?? rules;
  return policy;
};
