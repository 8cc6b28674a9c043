import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '~/hosting/files/precompress';
import { writeHostFiles } from '~/hosting/host-files/writeHostFiles';
import { postProcessHtml } from '~/hosting/html/postProcessHtml';
import { writeRedirects } from '~/redirects/writeRedirects';

const page = (title: string, path: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  '<style data-emotion="css a">.a{color:#000}</style></head><body><h1 class="a">' +
  `${title}</h1><p>${'Data finds its course. '.repeat(20)}</p>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>` +
  '<script src="/app-8d7ae6a79f.js" async></script></body></html>';

const files: Record<string, string> = {
  'index.html': page('Root', '/'),
  '404.html': page('Not found', '/404.html'),
  '500.html': page('Error', '/500.html'),
  'us/en/home/index.html': page('Home', '/us/en/home'),
  'us/en/a.js/index.html': page('A page with a dot', '/us/en/a.js'),
  'us/en/playbook/index.html': page('Playbook', '/us/en/playbook'),
  'fr/fr/home/index.html': page('Accueil', '/fr/fr/home'),
  'app-8d7ae6a79f.js': 'console.log("app");'.repeat(30),
  'sw.js': 'self.addEventListener("fetch", () => {});'.repeat(10),
  'static/0123/a.avif': 'picture',
  'static/0123/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/share/a.jpg': 'picture',
  'sitemap.xml': `<urlset>${'<url/>'.repeat(60)}</urlset>`,
  'us/en/insights.atom': `<feed>${'<entry/>'.repeat(60)}</feed>`,
  'manifest.webmanifest': '{}',
  'favicon.ico': 'icon',
  'page-data/us/en/home/page-data.json': JSON.stringify({
    path: '/us/en/home',
    a: 'b'.repeat(300),
  }),
};

export const fixtureRules = [
  '/us  /us/en/home',
  '/us/en/partners  /us/en/playbook#all-partners',
  '/us/en/careers  https://jobs.talvane.example/us',
  '/ca/fr/carrieres  https://jobs.talvane.example/ca?lang=fr',
  '/fr/Santé  /fr/fr/home',
];

export type FixtureSite = {
  /** What a host has for its root. */
  root: string;
  publicFolder: string;
  hostingFolder: string;
  workFolder: string;
  remove: () => void;
};

type FixtureOptions = {
  rules?: readonly string[];
  /** The folder of the host that the site lives in. */
  pathPrefix?: string;
};

/** A small site, finished by the steps that finish the real one. */
export const makeFixtureSite = async ({
  rules = fixtureRules,
  pathPrefix = '',
}: FixtureOptions = {}): Promise<FixtureSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  const root = join(folder, 'public');
  const publicFolder = join(root, pathPrefix);
  const [hostingFolder, tableFolder] = [join(folder, '.hosting'), join(folder, 'table')];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [file, text] of Object.entries(files)) write(join(publicFolder, file), text);
  write(join(tableFolder, 'external-hosts.txt'), 'jobs.talvane.example\n');
  write(join(tableFolder, 'rules/all.txt'), `${rules.join('\n')}\n`);

  const hashes = await postProcessHtml({ publicFolder, pathPrefix });
  const { skipped } = await writeRedirects({
    publicFolder,
    hostingFolder,
    tableFolder,
    pagePaths: ['/', '/us/en/home', '/us/en/playbook', '/fr/fr/home'],
    pathPrefix,
  });
  if (skipped.length > 0) throw new Error(skipped.join('\n'));
  await writeHostFiles({ publicFolder, hostingFolder, hashes, hasTagManager: false, pathPrefix });
  await precompress(publicFolder, join(hostingFolder, 'precompressed.json'));
  return {
    root,
    publicFolder,
    hostingFolder,
    workFolder: join(folder, 'nginx'),
    remove: () => rmSync(folder, { recursive: true }),
  };
};
