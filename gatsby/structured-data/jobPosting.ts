import type { JobPosting } from 'schema-dts';
import { siteName } from '../../src/i18n/siteName';
import type { SiteFacts } from './context';
import { organization } from './organization';
import { postalAddress } from './postalAddress';

export type JobFacts = {
  id: string;
  title: string;
  /** HTML. */
  description: string;
  path: string;
  department: string;
  contractType: string;
  publicationDate: string;
  closingDate: string | undefined;
  /** One part a line; the last is the country. */
  address: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
};

/** schema.org's words for the types of contract of openings. */
const employmentTypes: Readonly<Record<string, string>> = {
  permanent: 'FULL_TIME',
  'fixed-term': 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACTOR',
};

/** An opening, with the fields that search engines require of a job posting. */
export const jobPosting = (facts: SiteFacts, job: JobFacts): JobPosting => {
  const group = organization(facts);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: facts.absolute(job.path),
    identifier: { '@type': 'PropertyValue', name: siteName, value: job.id },
    datePosted: job.publicationDate,
    // The day ends last at UTC-12, and the opening is shown until then.
    ...(job.closingDate && { validThrough: `${job.closingDate.slice(0, 10)}T23:59:59-12:00` }),
    employmentType: employmentTypes[job.contractType] ?? 'OTHER',
    occupationalCategory: job.department,
    hiringOrganization: group,
    jobLocation: {
      '@type': 'Place',
      address: postalAddress(job.address),
      geo: { '@type': 'GeoCoordinates', latitude: job.latitude, longitude: job.longitude },
    },
  };
};
