import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProfileName } from './profiles';

/** Lighthouse's four scores, 0 to 100; performance is the median of several runs. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Performance differs from run to run, so the middle of these counts: a phone is simulated, which doubles what differs. */
const runsOf: Record<ProfileName, number> = { phone: 5, desktop: 1 };

type Report = { categories: Record<keyof Scores, { score: number | null }> };

const cli = join(__dirname, 'node_modules/lighthouse/cli/index.js');

/** In a few per cent of runs, Lighthouse reports that its trace misses the start of the page. */
const attempts = 3;

const readReport = async (
  url: string,
  profile: ProfileName,
  trust: string,
  only: readonly (keyof Scores)[],
  attempt = 1,
): Promise<Report> => {
  const run = promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${only.join()}`,
      ...(profile === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu ${trust}`,
    ],
    {
      maxBuffer: 1 << 28,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    },
  );
  try {
    return JSON.parse((await run).stdout) as Report;
  } catch (error) {
    if (attempt === attempts) throw error;
    return readReport(url, profile, trust, only, attempt + 1);
  }
};

/**
 * Runs Lighthouse on a page, each time in a browser of its own. `trust` is the argument by which it takes the site's certificate.
 *
 * @throws Error when Lighthouse is not installed, or fails again and again.
 */
export const runLighthouse = async (
  url: string,
  profile: ProfileName,
  trust: string,
): Promise<Scores> => {
  if (!existsSync(cli))
    throw new Error('Lighthouse is not installed: npm run bench:pages -- --install');
  const report = await readReport(url, profile, trust, categories);
  const scoreOf = (name: keyof Scores, of = report): number =>
    Math.round((of.categories[name].score ?? 0) * 100);
  const performances = [scoreOf('performance')];
  while (performances.length < runsOf[profile]) {
    const again = await readReport(url, profile, trust, ['performance']);
    performances.push(scoreOf('performance', again));
  }
  performances.sort((a, b) => a - b);
  return {
    performance: performances[Math.floor(performances.length / 2)] ?? 0,
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
};
