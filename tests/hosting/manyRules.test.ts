import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFixtureSite } from './support/fixtureSite';
import { startNginx, whyNoNginx } from '../../scripts/servers/nginx';

const missing = whyNoNginx();
if (missing) console.warn(`Skipped: ${missing}`);

const rules = Array.from(
  { length: 20_000 },
  (_, index) => `/old/region-${index % 15}/topic-${index}/page  /us/en/playbook#all-partners`,
);

(missing ? test.skip : test)('nginx and the browser’s files take 20,000 rules', async () => {
  const site = await makeFixtureSite({ rules });
  const shards = join(site.publicFolder, 'redirects');
  const sizes = readdirSync(shards)
    .filter((name) => name.endsWith('.json'))
    .map((name) => statSync(join(shards, name)).size);
  expect(sizes).toHaveLength(256);
  expect(Math.max(...sizes)).toBeLessThan(12_000);

  const nginx = await startNginx({
    root: site.publicFolder,
    confFolder: join(site.hostingFolder, 'nginx'),
    workFolder: site.workFolder,
  });
  try {
    for (const index of [0, 9999, 19_999]) {
      const path = `/Old/region-${index % 15}/topic-${index}/page`;
      const response = await fetch(`${nginx.origin}${path}?a=b`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([
        301,
        '/us/en/playbook?a=b#all-partners',
      ]);
    }
  } finally {
    await nginx.stop();
    site.remove();
  }
});
