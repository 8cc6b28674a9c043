import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from '../support/installPackages';
import { makeFixtureSite } from './support/fixtureSite';
import { startNginx, whyNoNginx } from '../../scripts/servers/nginx';

const packageFolder = join(__dirname, 'observatory');

const missing = whyNoNginx();
if (missing) console.warn(`Skipped: ${missing}`);

type Score = { path: string; score: number; results: string[] };

// 135 is the most that a site without cookies can get before browsers have it on their list of HTTPS hosts. Answers with the
// policy of pages have five fewer: its default-src is 'self', without which Firefox refuses to prefetch.
const expected: [string, number, number][] = [
  ['/us/en/home', 200, 130],
  ['/us/en/gone', 404, 130],
  ['/us', 301, 125],
  ['/us/en/home/', 301, 125],
  ['/sw.js', 200, 125],
  ['/app-8d7ae6a79f.js', 200, 130],
  ['/static/0123/a.avif', 200, 130],
  ['/page-data/us/en/home/page-data.json', 200, 130],
];

beforeAll(() => {
  if (!missing) installPackages(packageFolder);
}, 600_000);

(missing ? test.skip : test)('every kind of answer scores as high as it can', async () => {
  const site = await makeFixtureSite();
  const nginx = await startNginx({
    root: site.publicFolder,
    confFolder: join(site.hostingFolder, 'nginx'),
    workFolder: site.workFolder,
  });
  try {
    const answers = await Promise.all(
      expected.map(async ([path]) => {
        const response = await fetch(`${nginx.origin}${path}`, { redirect: 'manual' });
        const headers = Object.fromEntries(response.headers);
        return { path, status: response.status, headers, body: await response.text() };
      }),
    );
    const output = execFileSync(process.execPath, [join(packageFolder, 'score.mjs')], {
      input: JSON.stringify(answers),
    });
    const scores = JSON.parse(output.toString()) as Score[];
    expect(scores.map(({ path, score }, index) => [path, answers[index]?.status, score])).toEqual(
      expected,
    );
  } finally {
    await nginx.stop();
    site.remove();
  }
});
