import { z } from 'zod';
import type { SecurityContact } from '../../hosting/files/securityTxt';
import { ProblemError, type BuildProblem } from '../problems/buildProblem';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const variables = z.object({
  CONTENTFUL_SPACE_ID: z.string('is not set').trim().min(1, 'is empty'),
  CONTENTFUL_ENVIRONMENT: optionalText.transform((value) => value ?? 'master'),
  CONTENTFUL_ACCESS_TOKEN: z.string('is not set').trim().min(1, 'is empty'),
  CONTENTFUL_HOST: optionalText
    .transform((value) => value ?? 'cdn.contentful.com')
    .refine(
      (host) => /^[A-Za-z0-9.-]+(?::\d+)?$/.test(host),
      'must be a host name, such as cdn.contentful.com, without https://',
    ),
  SITE_NAME: optionalText.refine(
    (name) => name === undefined || name.length <= 40,
    'must be a name of at most 40 characters',
  ),
  SITE_REGIONS: optionalText.transform((list = '') => list.split(/[\s,]+/).filter(Boolean)),
  SITE_URL: optionalText
    .transform((value) => value ?? 'https://www.talvane.example')
    .refine(
      (url) => URL.canParse(url) && /^https?:/.test(url),
      'must be a full address, such as https://www.example.com',
    )
    .transform((url) => url.replace(/\/+$/, '')),
  PATH_PREFIX: optionalText.refine(
    (prefix) => prefix === undefined || /^\/[A-Za-z0-9/_-]*[A-Za-z0-9_-]$/.test(prefix),
    'must begin with a slash and not end with one, such as /preview',
  ),
  GTM_ID: optionalText.refine(
    (id) => id === undefined || /^GTM-[A-Z0-9]+$/.test(id),
    'must be a tag manager container id, such as GTM-ABC123',
  ),
  // These are inlined into a script, so they must not contain characters that end a string.
  GTM_AUTH: optionalText.refine(
    (auth) => auth === undefined || /^[A-Za-z0-9_-]+$/.test(auth),
    'must be the gtm_auth of a tag manager environment: letters, digits, - and _',
  ),
  GTM_PREVIEW: optionalText.refine(
    (preview) => preview === undefined || /^env-\d+$/.test(preview),
    'must be the gtm_preview of a tag manager environment, such as env-5',
  ),
  GTM_ORIGIN: optionalText
    .transform((origin) => origin?.replace(/\/$/, ''))
    .refine(
      (origin) =>
        origin === undefined || /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/.test(origin),
      'must be an origin, such as https://tags.example.com',
    ),
  GTM_PATH: optionalText
    .transform((path) => path?.replace(/^\//, ''))
    .refine(
      (path) => path === undefined || /^[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/.test(path),
      'must be the path of the script at GTM_ORIGIN, such as gtm.js',
    ),
  CONTACT_ENDPOINT: optionalText.refine(
    (value) => value === undefined || value.startsWith('/') || URL.canParse(value),
    'must be a path such as /api/contact, or a full address',
  ),
  CSP_REPORT_ENDPOINT: optionalText.refine(
    (value) => value === undefined || /^\/[^\s";,]*$|^https:\/\/[^\s";,]+$/.test(value),
    'must be a path such as /api/csp-reports, or an https address',
  ),
  SEARCH_MISS_ENDPOINT: optionalText.refine(
    (value) => value === undefined || value === 'off' || /^\/[^/]/.test(value),
    'must be a path such as /api/search-misses, or off',
  ),
  SECURITY_CONTACT: optionalText.refine(
    (value) => value === undefined || /^(?:mailto:|https:\/\/|tel:)\S+$/.test(value),
    'must be mailto:security@example.com, or an https or tel address',
  ),
  SECURITY_EXPIRES: optionalText.refine(
    (value) =>
      value === undefined || (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))),
    'must be a date, such as 2027-06-30',
  ),
});

/** An environment needs both parameters; the plugin ignores a single one. */
const schema = variables.superRefine(({ GTM_AUTH, GTM_PREVIEW, ...rest }, context) => {
  if ((rest.SECURITY_CONTACT === undefined) !== (rest.SECURITY_EXPIRES === undefined)) {
    context.addIssue({
      code: 'custom',
      path: [rest.SECURITY_CONTACT === undefined ? 'SECURITY_CONTACT' : 'SECURITY_EXPIRES'],
      message: 'is not set: security.txt has both SECURITY_CONTACT and SECURITY_EXPIRES',
    });
  }
  if ((GTM_AUTH === undefined) === (GTM_PREVIEW === undefined)) return;
  const [missing, other] =
    GTM_AUTH === undefined ? ['GTM_AUTH', 'GTM_PREVIEW'] : ['GTM_PREVIEW', 'GTM_AUTH'];
  context.addIssue({
    code: 'custom',
    path: [missing],
    message: `is not set, but ${other} is: an environment has both`,
  });
});

/** A container of Google Tag Manager. */
export type TagManagerSettings = {
  id: string;
  /** An environment of the container; the live one if undefined. */
  environment: { auth: string; preview: string } | undefined;
  /** The origin of the script if not Google, without a trailing slash. */
  origin: string | undefined;
  /** The path of the script at the origin, without a leading slash. */
  path: string | undefined;
};

/** The validated settings of a build, documented in `.env.example`. */
export type Settings = {
  spaceId: string;
  environment: string;
  accessToken: string;
  /** Host, with the port unless it is 443. */
  host: string;
  /** The name of the website; empty for the default (src/i18n/siteName.ts). */
  siteName: string;
  /** Technical names of the countries to build; all if empty. */
  regions: readonly string[];
  /** Origin of the published website, without a trailing slash. */
  siteUrl: string;
  pathPrefix: string | undefined;
  tagManager: TagManagerSettings | undefined;
  contactEndpoint: string;
  /** Where browsers report violations of the policy. */
  reportEndpoint: string | undefined;
  /** Where browsers report searches without a result; empty if they do not. */
  missEndpoint: string;
  /** For security.txt. */
  security: SecurityContact | undefined;
};

const tagManagerIn = ({
  GTM_ID: id,
  GTM_AUTH: auth,
  GTM_PREVIEW: preview,
  GTM_ORIGIN: origin,
  GTM_PATH: path,
}: z.output<typeof variables>): TagManagerSettings | undefined =>
  id === undefined
    ? undefined
    : { id, environment: auth && preview ? { auth, preview } : undefined, origin, path };

/** Settings that are missing or wrong; `problems` and the message name each variable and the fix. */
export class SettingsError extends ProblemError {
  override name = 'SettingsError';

  /** @param faults pairs of a variable and its fault. */
  constructor(faults: readonly { variable: string; fault: string }[], fix: string) {
    const problems = faults.map(({ variable, fault }): BuildProblem => {
      const text = `${variable} ${fault}.`;
      return { id: 'settings', category: 'settings', variable, text, fix };
    });
    const all = faults.map(({ variable, fault }) => `${variable} ${fault}`).join('; ');
    super(problems, `${all}. ${fix}`);
  }
}

/**
 * Reads the settings from environment variables.
 *
 * @throws SettingsError naming every variable that is missing or wrong.
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const { success, data, error } = schema.safeParse(env);
  if (!success) {
    throw new SettingsError(
      error.issues.map(({ path, message }) => ({ variable: path.join('.'), fault: message })),
      'Set it in .env (see .env.example), or run npm start, which brings its own space.',
    );
  }
  return {
    spaceId: data.CONTENTFUL_SPACE_ID,
    environment: data.CONTENTFUL_ENVIRONMENT,
    accessToken: data.CONTENTFUL_ACCESS_TOKEN,
    host: data.CONTENTFUL_HOST,
    siteName: data.SITE_NAME ?? '',
    regions: data.SITE_REGIONS,
    siteUrl: data.SITE_URL,
    pathPrefix: data.PATH_PREFIX,
    tagManager: tagManagerIn(data),
    contactEndpoint: data.CONTACT_ENDPOINT ?? `${data.PATH_PREFIX ?? ''}/api/contact`,
    reportEndpoint: data.CSP_REPORT_ENDPOINT,
    missEndpoint:
      data.SEARCH_MISS_ENDPOINT === 'off'
        ? ''
        : (data.SEARCH_MISS_ENDPOINT ?? `${data.PATH_PREFIX ?? ''}/api/search-misses`),
    security:
      data.SECURITY_CONTACT && data.SECURITY_EXPIRES
        ? { contact: data.SECURITY_CONTACT, expires: data.SECURITY_EXPIRES }
        : undefined,
  };
};
