import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishingFolder } from 'static-site-publisher/releases';
import { parse } from 'yaml';
import { readPublishingSettings } from '~/publishing/readPublishingSettings';

type Service = {
  image?: string;
  build?: { context: string; target: string };
  hostname?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: readonly string[] | Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const password = 'abc123';
const text = readFileSync('compose.yaml', 'utf8');
const compose = parse(text.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/g, password), {
  merge: true,
}) as Compose;
const services = Object.entries(compose.services);
const publishers = services.filter(([, { build }]) => build?.target === 'publisher');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const nginx = readFileSync('hosting/compose/nginx.conf', 'utf8');
const scripts = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** The instructions of a target of the Dockerfile, without those of the stages it begins with. */
const stageOf = (target: string): string =>
  new RegExp(`^FROM \\S+ AS ${target}$([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile)?.[1] ?? '';
const workFolder = /^WORKDIR (.*)$/m.exec(dockerfile)?.[1] ?? '';

const hasCompose = spawnSync('docker-compose', ['--version']).status === 0;
if (!hasCompose) console.warn('docker-compose is missing (Debian package): its test is skipped.');
(hasCompose || process.env.CI ? test : test.skip)(
  'docker-compose accepts the file, and asks for the password that it needs',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    copyFileSync('compose.yaml', join(folder, 'compose.yaml'));
    const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe' } as const;
    writeFileSync(join(folder, '.env'), '');
    const refused = spawnSync('docker-compose', ['config'], options);
    expect(refused.stderr).toContain('set it in .env');
    writeFileSync(join(folder, '.env'), `POSTGRES_PASSWORD=${password}\n`);
    const resolved = parse(execFileSync('docker-compose', ['config'], options)) as Compose;
    expect(Object.keys(resolved.services).sort()).toEqual(services.map(([name]) => name).sort());
    expect(resolved.services['publisher-2']?.environment).toMatchObject(
      compose.services['publisher-2']?.environment ?? {},
    );
    rmSync(folder, { recursive: true });
  },
);

test('the publishers have settings that the publisher reads, with the database of the file', () => {
  expect(publishers).toHaveLength(2);
  const documented = readFileSync('.env.example', 'utf8');
  for (const [, { environment = {} }] of publishers) {
    for (const name of Object.keys(environment))
      expect(documented).toMatch(new RegExp(`^${name}=`, 'm'));
    const { host, port, queue } = readPublishingSettings(environment);
    expect(host).toBe('0.0.0.0');
    const { username, password: given, hostname, pathname } = new URL(queue ?? '');
    const { environment: database = {}, healthcheck } = compose.services[hostname] ?? {};
    expect([username, given, pathname.slice(1)]).toEqual([
      database.POSTGRES_USER,
      database.POSTGRES_PASSWORD,
      database.POSTGRES_DB,
    ]);
    expect(healthcheck?.test).toEqual(['CMD', 'pg_isready', '-U', database.POSTGRES_USER]);
    expect(stageOf('publisher')).toContain(`EXPOSE ${port}\n`);
    for (const [name] of publishers) expect(nginx).toContain(`server ${name}:${port};`);
  }
});

test('forms and searches without a result reach the site server', () => {
  const { build, environment = {}, volumes = [] } = compose.services.server ?? {};
  expect(build?.target).toBe('server');
  expect(environment).toEqual({ HOST: '0.0.0.0' });
  expect(readFileSync('.env.example', 'utf8')).toMatch(/^HOST=/m);
  const [, port = ''] = /EXPOSE (\d+)/.exec(stageOf('server')) ?? [];
  expect(nginx).toContain(`set $receiver http://server:${port};`);
  // Messages are kept in a volume.
  expect(volumes).toContain(`space:${workFolder}/.space`);
});

test('images are built from targets of the Dockerfile, whose commands are there', () => {
  for (const [, { build, image }] of services) {
    expect([build, image].filter(Boolean)).toHaveLength(1);
    if (build === undefined) continue;
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(stageOf(build.target)) ?? [];
    const [program, run, , script = ''] = JSON.parse(command) as string[];
    expect([program, run]).toEqual(['npm', 'run']);
    expect(existsSync((scripts[script] ?? '').replace('tsx ', ''))).toBe(true);
  }
});

test('volumes, mounted files and services that others depend on are there', () => {
  for (const [name, { volumes = [], depends_on: needed = [] }] of services) {
    for (const volume of volumes) {
      const [from = '', to = ''] = volume.split(':');
      if (from.startsWith('./')) expect(existsSync(from)).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(from);
      if (from === 'publishing') expect(to).toBe(`${workFolder}/${publishingFolder}`);
    }
    const others = Array.isArray(needed) ? needed : Object.keys(needed);
    for (const other of others as string[]) {
      expect([name, other, other in compose.services]).toEqual([name, other, true]);
      const isHealthNeeded = JSON.stringify(needed).includes(
        `"${other}":{"condition":"service_healthy"`,
      );
      if (isHealthNeeded) expect(compose.services[other]?.healthcheck).toBeTruthy();
    }
  }
  // nginx serves the current release of the shared folder.
  for (const [, path = ''] of nginx.matchAll(/^\s*(?:include|root) (\/srv\/.*);$/gm))
    expect(path.startsWith(`${workFolder}/${publishingFolder}/releases/current/`)).toBe(true);
});
