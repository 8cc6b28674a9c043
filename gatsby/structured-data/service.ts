import type { Service } from 'schema-dts';
import type { SiteFacts } from './context';
import { organization } from './organization';

export type ServiceFacts = {
  name: string;
  description: string | undefined;
  path: string;
  /** The country it is offered in, by its name. */
  area: string | undefined;
};

/** Something the group offers. */
export const service = (
  facts: SiteFacts,
  { name, description, path, area }: ServiceFacts,
): Service => ({
  '@type': 'Service',
  name,
  ...(description && { description }),
  url: facts.absolute(path),
  ...(area && { areaServed: area }),
  provider: organization(facts),
});
