import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import { cleanUp, makeClient, startSmallSpace } from './support/smallSpace';

let server: Emulator;
beforeAll(async () => {
  server = await startSmallSpace();
});
afterAll(cleanUp);

const space = '/spaces/smallspace';
const environment = `${space}/environments/master`;
const missing = 'The resource could not be found.';
const badToken = 'The access token you sent could not be found or is invalid.';
const badQuery =
  'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.';

test.each<[string, number, string, string, object | undefined]>([
  ['/spaces/other/entries', 404, 'NotFound', missing, { sys: { type: 'Space', id: 'other' } }],
  [
    `${space}/environments/dev/entries`,
    404,
    'NotFound',
    missing,
    { type: 'Environment', id: 'dev', space: 'smallspace' },
  ],
  [
    `${environment}/entries/gone`,
    404,
    'NotFound',
    missing,
    { type: 'Entry', id: 'gone', environment: 'master', space: 'smallspace' },
  ],
  [
    `${environment}/entries/draft`,
    404,
    'NotFound',
    missing,
    { type: 'Entry', id: 'draft', environment: 'master', space: 'smallspace' },
  ],
  [
    `${environment}/assets/gone`,
    404,
    'NotFound',
    missing,
    { type: 'Asset', id: 'gone', environment: 'master', space: 'smallspace' },
  ],
  [
    `${environment}/content_types/gone`,
    404,
    'NotFound',
    missing,
    { type: 'ContentType', id: 'gone', environment: 'master', space: 'smallspace' },
  ],
  [
    `${environment}/tags/internal`,
    404,
    'NotFound',
    missing,
    { type: 'Tag', id: 'internal', environment: 'master', space: 'smallspace' },
  ],
  ['/nowhere', 404, 'NotFound', missing, undefined],
  [
    `${environment}/entries?content_type=gone`,
    400,
    'InvalidQuery',
    badQuery,
    { errors: [{ name: 'unknownContentType', value: 'gone' }] },
  ],
  [
    `${environment}/entries?content_type=article&fields.nope=1`,
    400,
    'InvalidQuery',
    badQuery,
    {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'nope'],
          details: 'The path "fields.nope" is not recognized',
        },
      ],
    },
  ],
  [
    `${environment}/entries?nope=1`,
    400,
    'InvalidQuery',
    badQuery,
    { errors: [{ name: 'unknown', path: ['nope'], details: 'The path "nope" is not recognized' }] },
  ],
  [`${environment}/entries?locale=xx`, 400, 'BadRequest', 'Unknown locale: xx', undefined],
  [
    `${environment}/sync`,
    400,
    'BadRequest',
    'Please provide one of "initial" or "sync_token" to sync.',
    undefined,
  ],
  [
    `${environment}/sync?sync_token=nonsense`,
    400,
    'BadRequest',
    'The sync token you sent is invalid. Start a new sync with "initial".',
    undefined,
  ],
  [
    `${environment}/sync?sync_token=x&limit=3`,
    400,
    'BadRequest',
    'When passing a sync token you can not pass any other parameters. If you want to sync only a specific type or content_type start a new sync with "initial".',
    undefined,
  ],
  [
    `${environment}/sync?initial=true&type=Nope`,
    400,
    'BadRequest',
    'Unknown type for sync: Nope',
    undefined,
  ],
  [
    `${environment}/sync?initial=true&content_type=article`,
    400,
    'BadRequest',
    '"content_type" can only be used with "type" set to "Entry".',
    undefined,
  ],
])('%s responds with %i %s', async (path, status, id, message, details) => {
  const response = await sendRequest(server, path);
  expect(response.status).toBe(status);
  expect(response.json()).toEqual({
    sys: { type: 'Error', id },
    message,
    ...(details ? { details } : {}),
    requestId: response.headers['x-contentful-request-id'],
  });
  expect(response.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  'limit=1001',
  'limit=-1',
  'limit=many',
  'skip=-1',
  'include=11',
  'fields.title=x',
  'order=fields.title',
  'select=fields.title.en',
  'content_type=article&fields.views[near]=1',
])('entries?%s is an invalid query', async (query) => {
  const response = await sendRequest(server, `${environment}/entries?${query}`);
  expect(response.status).toBe(400);
  expect(response.json().sys).toEqual({ type: 'Error', id: 'InvalidQuery' });
});

test.each(['', 'wrong'])('the token "%s" is rejected', async (token) => {
  const response = await sendRequest(server, `${environment}/entries`, { token });
  expect(response.status).toBe(401);
  expect(response.json()).toMatchObject({
    sys: { type: 'Error', id: 'AccessTokenInvalid' },
    message: badToken,
  });
});

test('without a preview token the preview API is off', async () => {
  const closed = await startSmallSpace({ previewToken: undefined });
  expect((await sendRequest(closed, `${environment}/entries`, { token: '' })).status).toBe(401);
  expect((await sendRequest(closed, `${environment}/entries`, { token: 'undefined' })).status).toBe(
    401,
  );
});

test('the SDK throws its error for a rejected token', async () => {
  await expect(makeClient(server, { accessToken: 'wrong' }).getEntries()).rejects.toMatchObject({
    name: 'AccessTokenInvalid',
    message: expect.stringContaining(badToken),
  });
});

test('a client that does not trust the certificate authority cannot connect', async () => {
  const client = makeClient(server, { httpsAgent: undefined, retryOnError: false });
  await expect(client.getSpace()).rejects.toMatchObject({
    code: expect.stringMatching(
      /UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT_LOCALLY/,
    ),
  });
});
