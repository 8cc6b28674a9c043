import type { Person } from 'schema-dts';
import type { SiteFacts } from './context';
import { organization } from './organization';

export type PersonFacts = {
  name: string;
  jobTitle: string;
  /** Address of a profile elsewhere. */
  profile: string | undefined;
};

/** A member of the management. */
export const person = (facts: SiteFacts, { name, jobTitle, profile }: PersonFacts): Person => ({
  '@type': 'Person',
  name,
  jobTitle,
  ...(profile && { sameAs: profile }),
  worksFor: organization(facts),
});
