import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentLogFolder } from '~/plugins/contentful-consistency/contentLog';
import { recordFiles } from '~/publishing/backup/durableParts';

type Workflow = {
  on: { repository_dispatch: { types: string[] } };
  concurrency: { 'cancel-in-progress': boolean };
  jobs: { publish: { steps: { run?: string; uses?: string; with?: { path?: string } }[] } };
};

const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as Workflow;
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

describe('the workflow of a hosted CI', () => {
  const { steps } = workflow.jobs.publish;

  it('starts on the event that the webhook sends, and lets a running build end', () => {
    expect(workflow.on.repository_dispatch.types).toEqual(['contentful-publish']);
    expect(workflow.concurrency['cancel-in-progress']).toBe(false);
  });

  it('runs commands that exist, and deploys what they release', () => {
    const names = steps.flatMap(({ run }) => /^npm run (\S+)/.exec(run ?? '')?.[1] ?? []);
    expect(names).toEqual(['publisher']);
    for (const name of names) expect(scripts).toHaveProperty([name]);
    expect(steps.at(-1)?.run).toContain('.publishing/releases/current/site');
  });

  it('keeps what the next build must know', () => {
    const paths = steps.flatMap(({ with: options }) => options?.path?.trim().split('\n') ?? []);
    expect(paths).toEqual(
      expect.arrayContaining(['.cache', 'public', '.hosting', '.publishing', contentLogFolder]),
    );
    // The cache has the sync token: the next sync brings changes only, so a record that is lost is not made again.
    expect(paths).toEqual(expect.arrayContaining([...recordFiles]));
  });
});

test('the dev container installs what .ci/run installs', () => {
  const { postCreateCommand } = JSON.parse(
    readFileSync('.devcontainer/devcontainer.json', 'utf8'),
  ) as { postCreateCommand: string };
  const [, installed = ''] = /install -y -qq ([^&]+) &&/.exec(postCreateCommand) ?? [];
  const added = [...readFileSync('.ci/run', 'utf8').matchAll(/packages\+=\(([^)]+)\)/g)];
  expect(installed.split(' ')).toEqual(added.flatMap(([, names = '']) => names.split(' ')));
});

test('Renovate leaves the workspaces to this repository', () => {
  const nameOf = (folder: string): string =>
    (JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8')) as { name: string }).name;
  const { packageRules } = JSON.parse(readFileSync('renovate.json', 'utf8')) as {
    packageRules: { enabled?: boolean; matchPackageNames?: string[] }[];
  };
  expect(packageRules.find(({ enabled }) => enabled === false)?.matchPackageNames?.sort()).toEqual(
    readdirSync('packages').map(nameOf).sort(),
  );
});
