import { createHash } from 'node:crypto';
import type * as Sdk from '@aws-sdk/client-s3';
import type { TargetAddress } from './readTargets';
import { ConflictError, type ObjectStore } from './types';

/** The SDK is loaded only where a target is set. */
const loadSdk = async (): Promise<typeof Sdk> => {
  try {
    return await import('@aws-sdk/client-s3');
  } catch (error) {
    if (
      !['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
    )
      throw error;
    throw new Error(
      'PUBLISH_TARGET needs the package @aws-sdk/client-s3: npm install @aws-sdk/client-s3',
      { cause: error },
    );
  }
};

export type S3StoreOptions = {
  /** `https://host/bucket/key` in place of `https://bucket.host/key`, as most stores other than Amazon's need. */
  isPathStyle: boolean;
  /** Milliseconds without an answer after which a request has failed. */
  requestTimeout?: number;
};

type Failure = { name?: string; $metadata?: { httpStatusCode?: number } };

const statusOf = (error: unknown): number | undefined =>
  (error as Failure).$metadata?.httpStatusCode;

/**
 * Opens a bucket by the S3 API. Endpoint, region and credentials are those of the environment, as the SDK reads them:
 * `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, profiles and roles.
 *
 * @throws Error naming the command that installs the SDK if it is missing.
 */
export const openS3Store = async (
  { bucket, prefix, endpoint, region, profile }: TargetAddress,
  { isPathStyle, requestTimeout = 30_000 }: S3StoreOptions,
): Promise<ObjectStore> => {
  const {
    S3Client: Client,
    PutObjectCommand,
    GetObjectCommand,
    DeleteObjectCommand,
  } = await loadSdk();
  const client: Sdk.S3Client = new Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(profile !== undefined && { profile }),
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    // Content-MD5 is checked by every store; many do not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5000, requestTimeout },
  });
  const named = (key: string) => ({
    Bucket: bucket,
    Key: prefix === '' ? key : `${prefix}/${key}`,
  });

  const put: ObjectStore['put'] = async (key, body, options) => {
    const { contentType, contentEncoding, cacheControl, ifMatch, signal } = options;
    const send = async (condition: { IfMatch?: string; IfNoneMatch?: string }) =>
      client.send(
        new PutObjectCommand({
          ...named(key),
          ...condition,
          Body: body,
          ContentLength: body.length,
          ContentMD5: createHash('md5').update(body).digest('base64'),
          ContentType: contentType,
          ContentEncoding: contentEncoding,
          CacheControl: cacheControl,
        }),
        { abortSignal: signal },
      );
    const condition =
      ifMatch === undefined ? {} : ifMatch === null ? { IfNoneMatch: '*' } : { IfMatch: ifMatch };
    try {
      return (await send(condition)).ETag;
    } catch (error) {
      const status = statusOf(error);
      if (ifMatch !== undefined && (status === 412 || status === 409)) {
        throw new ConflictError(`${key} was changed by another publisher`, { cause: error });
      }
      // The store has no conditional requests.
      if (ifMatch !== undefined && status === 501) return (await send({})).ETag;
      throw error;
    }
  };
  return {
    put,
    get: async (key, signal) => {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(named(key)), {
          abortSignal: signal,
        });
        if (Body === undefined) return undefined;
        return { body: Buffer.from(await Body.transformToByteArray()), etag: ETag };
      } catch (error) {
        if ((error as Failure).name === 'NoSuchKey' || statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    remove: async (key, signal) => {
      await client.send(new DeleteObjectCommand(named(key)), { abortSignal: signal });
    },
    close: () => client.destroy(),
  };
};
