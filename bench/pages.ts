import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentRoutes } from '../gatsby/routes/currentRoutes';
import { runLighthouse, type Scores } from './pages/lighthouse';
import { profiles, type ProfileName } from './pages/profiles';
import { visitPage, type Visit } from './pages/visitPage';
import { withServedSite, type ServedSite } from './pages/withServedSite';

const help = `Measures the built site as visitors get it: every template, on a phone and a desktop, through nginx with TLS, HTTP/2 and brotli.

  npm run bench:pages -- --install                  once: install Lighthouse
  npm run bench:pages                               one page of each template
  npm run bench:pages -- --only homepage,insight    some templates
  npm run bench:pages -- --no-lighthouse            without Lighthouse's scores
  npm run bench:pages -- --profile phone            on a phone alone

Needs a build in public/, nginx with its brotli modules, and Chromium (/usr/bin/chromium, or CHROMIUM). The result goes to
bench/results/pages.json.`;

export type PageResult = Visit & {
  template: string;
  path: string;
  profile: ProfileName;
  scores?: Scores;
};
export type PageResults = {
  date: string;
  machine: string;
  browser: string;
  command: string;
  results: PageResult[];
};

const say = (line: string) => console.log(`bench ${line}`);

/** The first page of each template, of the home region where it has one. */
const chooseTargets = (
  only: ReadonlySet<string> | undefined,
): { template: string; path: string }[] => {
  const { pages } = currentRoutes().routes;
  const chosen = new Map<string, string>();
  for (const { template, path, site } of pages) {
    if (only && !only.has(template)) continue;
    if (
      !chosen.has(template) ||
      (site?.id === 'us/en' && !chosen.get(template)?.startsWith('/us/en'))
    ) {
      chosen.set(template, path);
    }
  }
  return [...chosen].map(([template, path]) => ({ template, path }));
};

const measureAll = async (
  { browser, origin, trust }: ServedSite,
  only: ReadonlySet<string> | undefined,
  hasLighthouse: boolean,
  profileNames: readonly ProfileName[],
) => {
  const results: PageResult[] = [];
  for (const { template, path } of chooseTargets(only)) {
    for (const profile of profileNames) {
      const visit = await visitPage(browser, `${origin}${path}`, profiles[profile]);
      const scores = hasLighthouse
        ? await runLighthouse(`${origin}${path}`, profile, trust)
        : undefined;
      results.push({ template, path, profile, ...visit, ...(scores && { scores }) });
      const { javascript, html } = visit.bytes;
      say(
        `${template} ${profile}: ${visit.requests} requests, HTML ${html}, JS ${javascript} bytes, LCP ${visit.lcp.toFixed(0)}, TBT ${visit.tbt.toFixed(0)}, CLS ${visit.cls.toFixed(3)}${scores ? `, Lighthouse ${Object.values(scores).join('/')}` : ''}`,
      );
    }
  }
  return results;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      install: { type: 'boolean' },
      lighthouse: { type: 'boolean', default: true },
      profile: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowNegative: true,
  });
  if (values.help) return console.log(help);
  if (values.install) {
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
      cwd: join(__dirname, 'pages'),
      stdio: 'inherit',
    });
    return;
  }
  const only = values.only ? new Set(values.only.split(',')) : undefined;
  const chosen = (Object.keys(profiles) as ProfileName[]).filter(
    (name) => values.profile === undefined || name === values.profile,
  );
  await withServedSite(async (site) => {
    const results = await measureAll(site, only, values.lighthouse, chosen);
    const file: PageResults = {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
      browser: `Chromium ${site.browser.version()}`,
      command: `npm run bench:pages ${process.argv.slice(2).join(' ')}`.trim(),
      results,
    };
    mkdirSync(join(__dirname, 'results'), { recursive: true });
    writeFileSync(join(__dirname, 'results/pages.json'), `${JSON.stringify(file, null, 2)}\n`);
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
