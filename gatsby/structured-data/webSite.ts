import type { WebSite } from 'schema-dts';
import { siteName } from '../../src/i18n/siteName';
import type { SiteFacts } from './context';
import { organizationId } from './organization';

/** The website in one language, at the address of its home page. */
export const webSite = (facts: SiteFacts, path: string): WebSite => ({
  '@type': 'WebSite',
  '@id': `${facts.absolute(path)}#website`,
  name: siteName,
  url: facts.absolute(path),
  inLanguage: facts.localCode,
  publisher: { '@id': organizationId(facts) },
});
