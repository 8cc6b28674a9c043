import type { Person } from 'schema-dts';
import type { SiteFacts } from './context';
import { organization } from './organization';

export type PersonFacts = {
  name: string;
  jobTitle: string | undefined;
  /** Address of a profile elsewhere. */
  profile: string | undefined;
  /** Of the person's own page. */
  path?: string;
};

/** A member of the management, or an author. */
export const person = (
  facts: SiteFacts,
  { name, jobTitle, profile, path }: PersonFacts,
): Person => ({
  '@type': 'Person',
  name,
  ...(jobTitle && { jobTitle }),
  ...(path && { url: facts.absolute(path) }),
  ...(profile && { sameAs: profile }),
  worksFor: organization(facts),
});
