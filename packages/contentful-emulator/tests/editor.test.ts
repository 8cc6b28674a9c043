import { parse } from 'node-html-parser';
import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import { cleanUp, startSmallSpace } from './support/smallSpace';

afterEach(cleanUp);

const page = async (server: Emulator, path: string) => {
  const response = await sendRequest(server, path, { token: '' });
  return { ...response, html: parse(response.body.toString()) };
};

/** Submits the form as a browser does, with some values changed. */
const send = async (
  server: Emulator,
  path: string,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const { html } = await page(server, path);
  const form = new URLSearchParams();
  for (const control of html.querySelectorAll('form.edit [name]')) {
    if (control.tagName === 'BUTTON') continue;
    const chosen = control.querySelector('option[selected]')?.getAttribute('value');
    const text = control.tagName === 'TEXTAREA' ? control.text.replace(/^\n/, '') : undefined;
    const value = chosen ?? text ?? control.getAttribute('value') ?? '';
    form.set(control.getAttribute('name') ?? '', value);
  }
  Object.entries(values).forEach(([name, value]) => form.set(name, value));
  const response = await sendRequest(server, path, {
    method: 'POST',
    token: '',
    headers: {
      origin: server.origin,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    text: form.toString(),
  });
  return { ...response, html: parse(response.body.toString()) };
};

const second = '/editor/Entry/second';

it('lists, searches and filters', async () => {
  const server = await startSmallSpace();
  const titles = async (path: string) =>
    (await page(server, path)).html.querySelectorAll('tbody th').map(({ text }) => text.trim());
  expect(await titles('/')).toHaveLength(10);
  expect(await titles('/?q=seco+conto')).toEqual(['The second question']);
  expect(await titles('/?state=draft')).toEqual(['Not yet']);
  expect(await titles('/?type=asset&q=fields')).toEqual(['Four fields']);
  expect(await titles('/?q=nothing+like+this')).toEqual([]);
});

it('saves a draft as auto_save, changing only the edited fields', async () => {
  const server = await startSmallSpace();
  const before = server.store.require('Entry', 'first').current.fields;
  const actions: string[] = [];
  server.store.subscribe(({ action }) => actions.push(action));
  const values = { 'field-title': 'Zweiter Titel', action: 'save' };
  const response = await send(server, '/editor/Entry/first', values);
  expect(response.status).toBe(303);
  expect(response.headers.location).toContain('done=saved');
  expect(actions).toEqual(['auto_save']);
  const after = server.store.require('Entry', 'first');
  expect(after.current.fields).toEqual({
    ...before,
    title: { ...before.title, en: 'Zweiter Titel' },
  });
  expect(after.published?.fields).toEqual(before);
});

it('saves and publishes in one step, in any locale, and unpublishes', async () => {
  const server = await startSmallSpace();
  const values = { 'field-title': 'La seconde question', action: 'publish' };
  expect((await send(server, `${second}?locale=fr`, values)).status).toBe(303);
  const { published } = server.store.require('Entry', 'second');
  expect(published?.fields.title).toEqual({ en: 'The second question', fr: 'La seconde question' });
  expect((await send(server, second, { action: 'unpublish' })).status).toBe(303);
  expect(server.store.require('Entry', 'second').published).toBeUndefined();
});

it('saves the draft and shows the errors by field if validation fails on publish', async () => {
  const server = await startSmallSpace();
  const response = await send(server, second, { 'field-title': '', action: 'publish' });
  expect(response.status).toBe(422);
  expect(response.html.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#field-title');
  const input = response.html.querySelector('#field-title');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  const error = response.html.querySelector(`#${input?.getAttribute('aria-describedby') ?? ''}`);
  expect(error?.text).toContain('required');
  expect(server.store.require('Entry', 'second').published?.fields.title?.en).toBeDefined();
});

it('rejects a value of the wrong type, and shows the submitted text', async () => {
  const server = await startSmallSpace();
  const { version } = server.store.require('Entry', 'second');
  const response = await send(server, second, { 'field-views': 'many', action: 'save' });
  expect(response.status).toBe(422);
  expect(response.html.querySelector('#field-views')?.getAttribute('value')).toBe('many');
  expect(server.store.require('Entry', 'second').version).toBe(version);
});

it('does not overwrite a newer version', async () => {
  const server = await startSmallSpace();
  const { version } = server.store.require('Entry', 'second');
  server.store.setField('Entry', 'second', 'title', 'Theirs');
  const values = { version: String(version), 'field-title': 'Mine', action: 'publish' };
  const response = await send(server, second, values);
  expect(response.status).toBe(409);
  expect(response.html.querySelector('#field-title')?.getAttribute('value')).toBe('Mine');
  expect(response.html.querySelector('[name=version]')?.getAttribute('value')).toBe(
    String(version),
  );
  expect(server.store.require('Entry', 'second').current.fields.title?.en).toBe('Theirs');
});

it('escapes content', async () => {
  const server = await startSmallSpace();
  const text = '"><script>alert(1)</script>\'&';
  server.store.setField('Entry', 'second', 'title', text);
  for (const path of ['/', second, '/?q=%22%3E%3Cscript%3E']) {
    const { html, body } = await page(server, path);
    expect(html.querySelector('script')).toBeNull();
    expect(body.toString()).not.toContain('<script');
  }
});

it('rejects cross-site forms and other hosts, and sends no CORS headers', async () => {
  const server = await startSmallSpace();
  const before = server.store.sequence;
  const values = { 'field-title': 'Forged', action: 'publish' };
  for (const [fields, headers] of [
    [values, { origin: 'https://evil.example' }],
    [values, { origin: 'null' }],
    [{ ...values, token: 'guessed' }, {}],
    [values, { host: 'evil.example', origin: 'https://evil.example' }],
  ] as const) {
    expect((await send(server, second, fields, headers)).status).toBe(403);
  }
  expect(server.store.sequence).toBe(before);
  const { headers } = await page(server, second);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  const foreign = await sendRequest(server, second, {
    token: '',
    headers: { host: 'evil.example' },
  });
  expect(foreign.status).toBe(403);
});

it('shows that the publisher does not respond', async () => {
  const server = await startSmallSpace({ publisherUrl: 'http://127.0.0.1:9/' });
  const { html } = await page(server, '/');
  expect(html.querySelector('.site')?.text).toContain('does not respond');
});
