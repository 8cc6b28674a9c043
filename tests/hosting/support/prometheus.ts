import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { freePort } from '~/scripts/servers/freePort';

type Conf = {
  global: { scrape_interval: string };
  rule_files: string[];
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
};

export type Prometheus = {
  /** The number of series that an expression of PromQL yields; throws what Prometheus says against it. */
  query: (expression: string) => Promise<number>;
  stop: () => Promise<void>;
};

/** Runs Prometheus with a configuration of this project, on the given servers and without its pauses. */
export const startPrometheus = async (
  text: string,
  origins: Readonly<Record<string, string>>,
  folder: string,
): Promise<Prometheus> => {
  mkdirSync(folder, { recursive: true });
  const conf = parse(text) as Conf;
  conf.global.scrape_interval = '250ms';
  conf.rule_files = conf.rule_files.map((file) => resolve('hosting/monitoring', file));
  for (const { job_name: job, static_configs: targets } of conf.scrape_configs)
    for (const target of targets) target.targets = [new URL(origins[job] ?? '').host];
  const file = join(folder, 'prometheus.yml');
  writeFileSync(file, stringify(conf));
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const query = async (expression: string): Promise<number> => {
    const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`;
    const answer = (await (await fetch(address)).json()) as {
      status: string;
      error?: string;
      data: { result: unknown[] };
    };
    if (answer.status !== 'success') throw new Error(`${expression}: ${answer.error}`);
    return answer.data.result.length;
  };
  // Two scrapes of each server make a rate.
  const isScraped = (): Promise<boolean> =>
    query('count_over_time(up[1m]) >= 3').then(
      (count) => count === conf.scrape_configs.length,
      () => false,
    );
  for (let attempt = 0; !(await isScraped()); attempt++) {
    if (attempt > 200 || child.exitCode !== null) throw new Error('Prometheus scrapes nothing.');
    await wait(100);
  }
  return {
    query,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
