import { parse } from 'node-html-parser';
import { fillPreviewUrl } from '../src/admin-ui/livePreviewRoutes';
import { sendRequest } from './support/sendRequest';
import { cleanUp, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

const previewUrl = 'http://localhost:9200/?entry={entry.sys.id}&locale={locale}';

it('shows the form and the preview side by side, and lets only these two be framed', async () => {
  const server = await startSmallSpace({ previewUrl });
  const { status, headers, body } = await sendRequest(
    server,
    '/live-preview/Entry/second?locale=fr',
    { token: '' },
  );
  expect(status).toBe(200);
  const frames = parse(body.toString()).querySelectorAll('iframe');
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    '/editor/Entry/second?locale=fr',
    'http://localhost:9200/?entry=second&locale=fr',
  ]);
  const policy = headers['content-security-policy'];
  expect(policy).toContain("frame-src 'self' http://localhost:9200");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  for (const file of ['/live-preview.js', '/live-preview.css']) {
    expect((await sendRequest(server, file, { token: '' })).status).toBe(200);
  }
});

it('is linked from the form only where a preview is known', async () => {
  const linked = async (server: Awaited<ReturnType<typeof startSmallSpace>>) => {
    const { body } = await sendRequest(server, '/editor/Entry/second', { token: '' });
    return body.toString().includes('/live-preview/Entry/second?locale=en');
  };
  const known: string[] = [];
  const server = await startSmallSpace({ previewUrl: () => known[0] });
  expect(await linked(server)).toBe(false);
  const response = await sendRequest(server, '/live-preview/Entry/second', { token: '' });
  expect(response.headers.location).toBe('/editor/Entry/second?locale=en');
  known.push(previewUrl);
  expect(await linked(server)).toBe(true);
});

it('opens a field in the locale of the page, or in the default one if it is not localized', async () => {
  const server = await startSmallSpace({ previewUrl });
  const formOf = async (field: string) =>
    (
      await sendRequest(server, `/live-preview/field/Entry/second?field=${field}&locale=fr`, {
        token: '',
      })
    ).headers.location;
  expect(await formOf('title')).toBe('/editor/Entry/second?locale=fr#field-title');
  expect(await formOf('views')).toBe('/editor/Entry/second?locale=en#field-views');
});

it('answers with the draft of an entry in each locale, and its content type', async () => {
  const server = await startSmallSpace({ previewUrl });
  server.store.setField('Entry', 'second', 'title', 'A draft');
  const { body } = await sendRequest(server, '/live-preview/content/Entry/second', { token: '' });
  const { items, contentType } = JSON.parse(body.toString()) as {
    items: Record<string, { sys: { id: string; locale: string }; fields: { title: string } }>;
    contentType: { fields: { id: string }[] };
  };
  expect(items.en?.fields.title).toBe('A draft');
  expect(items.fr?.sys).toMatchObject({ id: 'second', locale: 'fr' });
  expect(contentType.fields.map(({ id }) => id)).toContain('title');
});

it('fills in the placeholders that Contentful has, and leaves others', () => {
  expect(
    fillPreviewUrl('/{entry.sys.id}/{locale}/{other}', { 'entry.sys.id': 'a b', locale: 'fr' }),
  ).toBe('/a%20b/fr/{other}');
});
