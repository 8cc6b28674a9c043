import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { trustLibraries } from '~/offline/trustLibraries';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
const file = join(folder, 'sw.js');
afterAll(() => rmSync(folder, { recursive: true }));

type Rules = { createScriptURL: (address: string) => string | undefined };

test('the worker may import the libraries of gatsby-plugin-offline, and nothing else', async () => {
  writeFileSync(file, 'self.imported = importScripts("workbox-v4.3.1/workbox-sw.js");');
  await trustLibraries(folder);
  const once = readFileSync(file, 'utf8');
  await trustLibraries(folder);
  expect(readFileSync(file, 'utf8')).toBe(once);

  let rules: Rules | undefined;
  const trustedTypes = { createPolicy: (_name: string, given: Rules) => (rules = given) };
  const importScripts = (address: string): boolean => rules?.createScriptURL(address) === address;
  const self: { trustedTypes: object; imported?: boolean } = { trustedTypes };
  const location = new URL('https://www.example.com/sw.js');
  runInNewContext(once, { self, trustedTypes, location, importScripts, URL });
  expect(self.imported).toBe(true);
  expect(importScripts('https://www.example.com/workbox-v4.3.1/workbox-core.prod.js')).toBe(true);
  expect(importScripts('idb-keyval-3.2.0-iife.min.js')).toBe(true);
  expect(importScripts('https://other.example/workbox-v4.3.1/workbox-sw.js')).toBe(false);
  expect(importScripts('/static/upload.js')).toBe(false);
});
