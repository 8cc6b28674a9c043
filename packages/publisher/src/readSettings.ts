import { z } from 'zod';
import { readPrivateKey } from './releases/signingKey';
import { readTargets, type TargetAddress } from './targets/readTargets';

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const wholeNumber = (fallback: number, min: number, max: number) =>
  optionalText
    .transform((value) => (value === undefined ? fallback : Number(value)))
    .refine(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `must be a whole number from ${min} to ${max}`,
    );

const yesOrNo = optionalText.refine(
  (value) => value === undefined || value === '0' || value === '1',
  'must be 1 or 0',
);

const isSigningKey = (value: string | undefined): boolean => {
  try {
    return value === undefined || readPrivateKey(value).type === 'private';
  } catch {
    return false;
  }
};
const isDatabaseAddress = (value: string): boolean =>
  /^postgres(?:ql)?:\/\/[^/]+\/[^/?]+(?:\?.*)?$/.test(value) && URL.canParse(value);

const origins = (example: string) =>
  optionalText
    .transform((value) => value?.split(/[\s,]+/) ?? [])
    .refine(
      (all) => all.every((text) => URL.canParse(text) && new URL(text).origin === text),
      `must be origins such as ${example}, separated by commas`,
    );

const schema = z.object({
  PUBLISH_SECRET: optionalText.refine(
    (secret) => secret === undefined || secret.length === 64,
    'must have 64 characters: make it in Contentful under Settings, Webhooks, Settings',
  ),
  CONTENTFUL_SPACE_ID: optionalText,
  CONTENTFUL_ENVIRONMENT: optionalText.transform((value) => value ?? 'master'),
  CONTENTFUL_HOST: optionalText.transform((value) => value ?? 'cdn.contentful.com'),
  PATH_PREFIX: optionalText,
  PUBLISH_HOST: optionalText.transform((value) => value ?? '127.0.0.1'),
  PUBLISH_PORT: wholeNumber(9100, 0, 65535),
  PUBLISH_KEEP: wholeNumber(5, 2, 100),
  PUBLISH_KEEP_HOURS: wholeNumber(72, 1, 24 * 365),
  PUBLISH_MAX_PAGE_DROP: optionalText
    .transform((value) => (value === undefined ? 0.1 : Number(value)))
    .refine((value) => value >= 0 && value <= 1, 'must be a share from 0 to 1, such as 0.1'),
  PUBLISH_RELEASE_WAIT: wholeNumber(180, 1, 3600),
  PUBLISH_AFTER_RELEASE: optionalText,
  PUBLISH_ASK_OTHER_SITES: yesOrNo,
  PUBLISH_STANDBY: yesOrNo,
  PUBLISH_SIGNING_KEY: optionalText.refine(
    isSigningKey,
    'must be an Ed25519 private key, such as: openssl genpkey -algorithm ed25519 -outform DER | base64 -w0',
  ),
  METRICS_TOKEN: optionalText,
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalText.refine(
    (value) => value === undefined || /^https?:\/\//.test(value),
    'must be a URL, such as http://127.0.0.1:4318',
  ),
  PUBLISH_APP_TOKEN: optionalText.refine(
    (token) => token === undefined || token.length >= 32,
    'must have 32 characters or more, such as: openssl rand -hex 32',
  ),
  PUBLISH_APP_ORIGINS: origins('https://app.example.com'),
  PUBLISH_QUEUE: optionalText.refine(
    (value) => value === undefined || isDatabaseAddress(value),
    'must be the address of a PostgreSQL database, such as postgres://user:password@db.example.com:5432/publisher',
  ),
  PUBLISH_TARGET: z
    .string()
    .default('')
    .transform(readTargets)
    .pipe(
      z.array(z.custom<TargetAddress>(), {
        error: 'must be addresses such as s3://bucket/prefix, each once, separated by spaces',
      }),
    ),
  PUBLISH_TARGET_PATH_STYLE: yesOrNo,
  PUBLISH_EDGES: origins('https://www.example.com'),
  PUBLISH_BUILD_STATE: z
    .string()
    .default('')
    .transform(readTargets)
    .pipe(
      z
        .array(z.custom<TargetAddress>(), {
          error: 'must be an address such as s3://bucket/prefix',
        })
        .max(1, { error: 'must be one address' }),
    ),
});

/** The validated settings of the publisher; the README documents each. */
export type PublisherSettings = {
  /** 64 characters. */
  secret: string;
  environment: string;
  /** The address that the publisher listens on; `0.0.0.0` for every IPv4 address of the machine, as in a container. */
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The number of releases to keep. */
  keep: number;
  /** Milliseconds that hashed files are retained after a build has removed them. */
  keepGoneFor: number;
  /** 0 to 1. */
  maxPageDrop: number;
  /** Milliseconds to wait for the end of an action on a release of Contentful, from its first webhook. */
  releaseWait: number;
  /** A shell command that runs after each release, such as a reload of nginx. */
  afterRelease: string | undefined;
  /** Whether checks may request external links and documents, to find dead ones. */
  checksExternalLinks: boolean;
  /** Whether the next build is prewarmed and the next release cloned in advance; uses some hundred megabytes of memory. */
  isPrewarmed: boolean;
  /** The PostgreSQL database of the queue, for several publishers; files of this machine if undefined. */
  queue: string | undefined;
  pathPrefix: string | undefined;
  /** Buckets that releases are mirrored to. */
  targets: readonly TargetAddress[];
  /** Origins of edges that are told when the pointer of a target has moved. */
  edges?: readonly string[];
  /** The bucket by which publishers share the state of builds; private, and no target. */
  buildState?: TargetAddress | undefined;
  /** Whether requests to these name the bucket in the path. */
  isPathStyle: boolean;
  /** The space of Contentful, for links to its web app. */
  spaceId: string | undefined;
  /** The host of the delivery API, for the same links. */
  contentfulHost: string;
  /** The Ed25519 private key that signs the manifest of each release. */
  signingKey?: string;
  /** What readers of metrics must send; undefined: readers on this machine need none, and others get none. */
  metricsToken?: string;
  /** The OTLP/HTTP receiver of traces, without `/v1/traces`; undefined: none are made. */
  tracesEndpoint?: string;
  /** The token of the sidebar app in the editor; without it, the app and its data are not served. */
  appToken?: string | undefined;
  /** Origins of the sidebar app, if another server than the publisher serves it. */
  appOrigins?: readonly string[];
};

/** Settings that are missing or wrong. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the publisher's settings from environment variables.
 *
 * @param hint where to set them, as the last sentence of an error.
 * @throws SettingsError naming every variable that is missing or wrong.
 */
export const readPublisherSettings = (
  env: Readonly<Record<string, string | undefined>>,
  hint = 'Set it in the environment.',
): PublisherSettings => {
  const { data, error } = schema.safeParse(env);
  const faults = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  const secret = data?.PUBLISH_SECRET;
  if (data !== undefined && secret === undefined) {
    faults.push(
      'PUBLISH_SECRET is not set: make a signing secret in Contentful under Settings, Webhooks, Settings',
    );
  }
  if (secret === undefined || data === undefined || faults.length > 0) {
    throw new SettingsError(`${faults.join('; ')}. ${hint}`);
  }
  return {
    secret,
    environment: data.CONTENTFUL_ENVIRONMENT,
    host: data.PUBLISH_HOST,
    port: data.PUBLISH_PORT,
    keep: data.PUBLISH_KEEP,
    keepGoneFor: data.PUBLISH_KEEP_HOURS * 3600_000,
    maxPageDrop: data.PUBLISH_MAX_PAGE_DROP,
    releaseWait: data.PUBLISH_RELEASE_WAIT * 1000,
    afterRelease: data.PUBLISH_AFTER_RELEASE,
    checksExternalLinks: data.PUBLISH_ASK_OTHER_SITES === '1',
    isPrewarmed: data.PUBLISH_STANDBY !== '0',
    queue: data.PUBLISH_QUEUE,
    pathPrefix: data.PATH_PREFIX,
    targets: data.PUBLISH_TARGET,
    edges: data.PUBLISH_EDGES,
    buildState: data.PUBLISH_BUILD_STATE[0],
    isPathStyle: data.PUBLISH_TARGET_PATH_STYLE === '1',
    spaceId: data.CONTENTFUL_SPACE_ID,
    contentfulHost: data.CONTENTFUL_HOST,
    signingKey: data.PUBLISH_SIGNING_KEY,
    metricsToken: data.METRICS_TOKEN,
    tracesEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    appToken: data.PUBLISH_APP_TOKEN,
    appOrigins: data.PUBLISH_APP_ORIGINS,
  };
};
