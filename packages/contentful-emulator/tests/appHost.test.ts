import { parse } from 'node-html-parser';
import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import { cleanUp, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

const appUrl = 'http://localhost:3999/app/';
const start = () =>
  startSmallSpace({
    sidebarApp: { name: 'My app', url: appUrl, parameters: { token: '</script>' } },
  });

type HostData = {
  csrfToken: string;
  callPath: string;
  message: {
    parameters: { installation: object };
    fieldInfo: { id: string; locales: string[]; values: Record<string, unknown> }[];
    locales: { default: string; fallbacks: Record<string, string> };
    entry: { sys: { version: number } };
  };
};

const open = async (server: Emulator, path = '/editor/Entry/second') => {
  const response = await sendRequest(server, path, { token: '' });
  const html = parse(response.body.toString(), { blockTextElements: { script: true } });
  const text = html.querySelector('#app-host-data')?.rawText ?? 'null';
  return { html, headers: response.headers, data: JSON.parse(text) as HostData };
};

const call = async (
  server: Emulator,
  { csrfToken, callPath }: HostData,
  method: string,
  params: unknown[],
  headers: Record<string, string> = {},
) => {
  const response = await sendRequest(server, callPath, {
    method: 'POST',
    token: '',
    headers: {
      origin: server.origin,
      'content-type': 'application/json',
      'x-csrf-token': csrfToken,
      ...headers,
    },
    text: JSON.stringify({ method, params }),
  });
  return { status: response.status, ...response.json() } as {
    status: number;
    result?: { items?: { sys: { createdAt: string }; snapshot: { fields: object } }[] };
    sys?: { version?: number };
    message?: string;
  };
};

it('tells the app of the entry in all locales, and lets its page frame the app alone', async () => {
  const server = await start();
  const { html, headers, data } = await open(server);
  expect(html.querySelector('iframe')?.getAttribute('title')).toBe('My app');
  expect(html.querySelector('iframe')?.getAttribute('src')).toBeUndefined();
  expect(headers['content-security-policy']).toContain('frame-src http://localhost:3999');
  expect(data.message.parameters.installation).toEqual({ token: '</script>' });
  expect(data.message.locales).toMatchObject({ default: 'en', fallbacks: { fr: 'en' } });
  const title = data.message.fieldInfo.find(({ id }) => id === 'title');
  expect(title).toMatchObject({ values: { en: 'The second question' } });
  expect(title?.locales).toEqual(expect.arrayContaining(['en', 'fr']));
  const list = await open(server, '/');
  expect(list.html.querySelector('iframe')).toBeNull();
  expect(list.headers['content-security-policy']).not.toContain('frame-src');
});

it('changes fields for the app, as drafts, and publishes', async () => {
  const server = await start();
  const { data } = await open(server);
  const answer = await call(server, data, 'setValue', ['title', 'fr', 'La question']);
  expect(answer.sys?.version).toBe(data.message.entry.sys.version + 1);
  const { current, published } = server.store.require('Entry', 'second');
  expect(current.fields.title).toMatchObject({ fr: 'La question' });
  expect(published?.fields.title).not.toHaveProperty('fr');
  await call(server, data, 'removeValue', ['title', 'fr']);
  expect(server.store.require('Entry', 'second').current.fields.title).not.toHaveProperty('fr');
  await call(server, data, 'setValue', ['title', 'en', 'Another']);
  expect((await call(server, data, 'callEntryMethod', ['publish'])).status).toBe(200);
  const snapshots = await call(server, data, 'CMAAdapterCall', [
    { entityType: 'Snapshot', action: 'getManyForEntry', params: { entryId: 'second' } },
  ]);
  expect(snapshots.result?.items?.map(({ snapshot }) => snapshot.fields)).toMatchObject([
    { title: { en: 'Another' } },
    { title: { en: 'The second question' } },
  ]);
});

it('does not publish what is not valid, and names calls that it does not answer', async () => {
  const server = await start();
  const { data } = await open(server, '/editor/Entry/first');
  expect((await call(server, data, 'callEntryMethod', ['publish'])).status).toBe(422);
  const unknown = await call(server, data, 'CMAAdapterCall', [
    { entityType: 'Task', action: 'getMany', params: { entryId: 'first' } },
  ]);
  expect(unknown).toMatchObject({
    status: 404,
    message: expect.stringContaining('Task.getMany') as string,
  });
});

it('accepts calls of its own page alone', async () => {
  const server = await start();
  const { data } = await open(server);
  const params = ['title', 'en', 'Stolen'];
  expect((await call(server, data, 'setValue', params, { 'x-csrf-token': 'other' })).status).toBe(
    403,
  );
  expect(
    (await call(server, data, 'setValue', params, { origin: 'https://other.example' })).status,
  ).toBe(403);
  expect(server.store.require('Entry', 'second').current.fields.title?.en).toBe(
    'The second question',
  );
});

it('has no panel without an app', async () => {
  const server = await startSmallSpace();
  const { html, headers } = await open(server);
  expect(html.querySelector('.app-panel')).toBeNull();
  expect(headers['content-security-policy']).not.toContain('script-src');
});
