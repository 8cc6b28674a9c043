import type { Organization } from 'schema-dts';
import { siteName } from '../../src/i18n/siteName';
import type { SiteFacts } from './context';

type OrganizationNode = Exclude<Organization, string>;

export const organizationId = ({ absolute }: SiteFacts): string => `${absolute('/')}#organization`;

/**
 * The group, as every page may name it.
 *
 * @param profiles addresses of its profiles on social networks.
 */
export const organization = (
  facts: SiteFacts,
  profiles: readonly string[] = [],
): OrganizationNode => ({
  '@type': 'Organization',
  '@id': organizationId(facts),
  name: siteName,
  url: facts.absolute('/'),
  logo: facts.absolute('/icons/icon-512.png'),
  ...(profiles.length > 0 && { sameAs: [...profiles] }),
});
