import { resolve } from 'node:path';
import type { TemplateId } from '../../contentful/model/templates';

/** The file of each template, below `src/templates`. */
const fileNames = {
  homepage: 'Homepage',
  index: 'Index',
  page: 'Page',
  'partners-and-tech': 'PartnersAndTech',
  playbook: 'Playbook',
  'about-us': 'AboutUs',
  awards: 'Awards',
  brands: 'Brands',
  committed: 'Committed',
  'company-purpose': 'CompanyPurpose',
  'contact-us': 'ContactUs',
  'corporate-governance': 'CorporateGovernance',
  'download-page': 'DownloadPage',
  'ethics-and-compliance': 'EthicsAndCompliance',
  initiatives: 'Initiatives',
  'innovation-technologies': 'InnovationTechnologies',
  insight: 'Insight',
  insights: 'Insights',
  investors: 'Investors',
  'key-play': 'KeyPlay',
  'landing-page': 'LandingPage',
  locations: 'Locations',
  'maintenance-page': 'MaintenancePage',
  management: 'Management',
  service: 'Service',
  services: 'Services',
  'simple-page': 'SimplePage',
} as const satisfies Record<TemplateId, string>;

/** The component that renders a template. */
export const templateFile = (template: TemplateId): string =>
  resolve(`src/templates/${fileNames[template]}.tsx`);
