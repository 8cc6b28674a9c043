import { createHash } from 'node:crypto';
import type { Status } from '../src/status/readStatus';
import { statusHeaders } from '../src/status/statusHeaders';
import { statusPage } from '../src/status/statusPage';

const status: Status = {
  now: 0,
  state: 'idle',
  isPrepared: true,
  releases: [],
  queue: [],
  queueLength: 0,
  results: [],
  waits: { count: 0 },
  warnings: [{ check: 'content', message: 'The title has a <b> & a "quote".' }],
};

test('its headers let the browser run its script, and no other', () => {
  const scripts = [...statusPage(status).matchAll(/<script>(.*?)<\/script>/gs)];
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(hashes).toHaveLength(1);
  expect(statusHeaders['content-security-policy']).toContain(`script-src ${hashes[0]};`);
});

test('what others wrote is text, not markup', () => {
  expect(statusPage(status)).toContain('The title has a &lt;b&gt; &amp; a &quot;quote&quot;.');
});
