import { hashOf } from './blocks';
import type { BuildStateConfig, StoredState } from './types';

export type Identity = {
  id: string;
  /** What the id is a hash of, by name; empty if the project gives a hash of its own. */
  traits: Readonly<Record<string, string>>;
};

export const identityOf = async (
  { identity }: BuildStateConfig,
  siteFolder: string,
): Promise<Identity> => {
  const given = await identity(siteFolder);
  if (typeof given === 'string') return { id: given, traits: {} };
  const names = Object.keys(given).sort();
  return { id: hashOf(JSON.stringify(names.map((name) => [name, given[name]]))), traits: given };
};

const isHash = (value: string): boolean => /^[0-9a-f]{32,}$/.test(value);

const describe = (name: string, stored: string, own: string): string =>
  isHash(stored) || isHash(own) ? name : `${name} (${stored || 'none'}, here ${own || 'none'})`;

/** Why none of these states may be used. */
export const whyNone = (states: readonly StoredState[], { id, traits }: Identity): string => {
  const last = states.at(-1);
  if (last === undefined) return 'none is stored';
  if (states.some(({ identity }) => identity === id)) return 'a build from it has failed';
  const stored = last.traits ?? {};
  const different = [...new Set([...Object.keys(stored), ...Object.keys(traits)])]
    .sort()
    .filter((name) => stored[name] !== traits[name])
    .map((name) => describe(name, stored[name] ?? '', traits[name] ?? ''));
  return different.length === 0
    ? 'the stored ones are of others'
    : `the last one is of another ${different.join(', ')}`;
};
