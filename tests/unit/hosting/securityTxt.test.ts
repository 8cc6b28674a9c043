import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '~/gatsby/settings/readSettings';
import { securityTxtFile, writeSecurityTxt } from '~/hosting/files/securityTxt';
import { startSiteServer } from '~/hosting/startSiteServer';

const folder = mkdtempSync(join(tmpdir(), 'security-txt-'));
const security = { contact: 'mailto:security@talvane.example', expires: '2027-06-30' };
const space = { CONTENTFUL_SPACE_ID: 'space', CONTENTFUL_ACCESS_TOKEN: 'token' };
afterAll(() => rmSync(folder, { recursive: true }));

test('security.txt has contact and expiry of the settings, at every build the same', async () => {
  const write = (now: string) =>
    writeSecurityTxt(folder, 'https://www.talvane.example', security, Date.parse(now));
  expect(await write('2026-11-25')).toEqual([]);
  const text = readFileSync(join(folder, securityTxtFile), 'utf8');
  expect(text).toBe(
    'Contact: mailto:security@talvane.example\n' +
      'Expires: 2027-06-30T00:00:00Z\n' +
      'Preferred-Languages: en\n' +
      'Canonical: https://www.talvane.example/.well-known/security.txt\n',
  );
  expect(await write('2027-06-20')).toEqual([expect.stringContaining('expires in 10 days')]);
  expect(await write('2027-07-20')).toEqual([expect.stringContaining('has expired')]);
  expect(readFileSync(join(folder, securityTxtFile), 'utf8')).toBe(text);

  const server = await startSiteServer({ folder, port: 0, log: () => undefined });
  const response = await fetch(`${server.origin}/.well-known/security.txt`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await response.text()).toBe(text);
  await server.close();

  await writeSecurityTxt(folder, 'https://www.talvane.example', undefined);
  expect(existsSync(join(folder, securityTxtFile))).toBe(false);
});

test('contact and expiry come from settings, both or neither', () => {
  expect(readSettings(space).security).toBeUndefined();
  const env = { ...space, SECURITY_CONTACT: security.contact, SECURITY_EXPIRES: security.expires };
  expect(readSettings(env).security).toEqual(security);
  for (const [change, variable] of [
    [{ SECURITY_EXPIRES: '' }, 'SECURITY_EXPIRES is not set'],
    [{ SECURITY_CONTACT: '' }, 'SECURITY_CONTACT is not set'],
    [{ SECURITY_EXPIRES: 'next year' }, 'SECURITY_EXPIRES must be a date'],
    [{ SECURITY_CONTACT: 'security@talvane.example' }, 'SECURITY_CONTACT must be mailto:'],
  ] as const)
    expect(() => readSettings({ ...env, ...change })).toThrow(variable);
});
