import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { storeSubmission } from '~/hosting/contact/submissionStore';
import { DeliveryError, type Connector } from '~/hosting/delivery/connector';
import { startDeliveries } from '~/hosting/delivery/startDeliveries';

const loader = resolve('node_modules/tsx/dist/loader.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: string, args: string[] = [], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', loader, resolve('scripts', script), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), ...env },
    },
  );
  return { status, output: stdout + stderr };
};

test('lists dead letters and has them delivered again', async () => {
  const submissions = join(folder, '.space/submissions');
  expect(run('forms.ts')).toEqual({
    status: 0,
    output: 'talvane 0 submissions: 0 waiting, 0 dead letters\n',
  });
  const id = await storeSubmission(submissions, {
    firstName: 'Mara',
    site: '/us/en',
    receivedAt: new Date().toISOString(),
    connectors: ['email'],
  });
  const taken: string[] = [];
  const failures = [new DeliveryError('the mail server is away', { isFinal: true })];
  const email: Connector = {
    name: 'email',
    deliver: ({ key }) => {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      taken.push(key);
      return Promise.resolve();
    },
  };
  const deliveries = await startDeliveries({
    folder: submissions,
    connectors: [email],
    log: () => undefined,
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((done) => setTimeout(done, 10));
  };
  await until(() => deliveries.counts().dead === 1);

  const listed = run('forms.ts', ['list']).output;
  expect(listed).toContain('1 submission: 0 waiting, 1 dead letter\n');
  expect(listed).toContain(`  ${id} email: the mail server is away (`);
  expect(listed).not.toMatch(/mara/i);
  expect(run('forms.ts', ['resend']).output).toContain('1 submission to be delivered again');
  expect(readdirSync(join(submissions, 'resend'))).toEqual([id]);
  await until(() => taken.length === 1);
  await deliveries.close();
  expect(run('forms.ts').output).toContain('1 submission: 0 waiting, 0 dead letters');

  const unknown = run('forms.ts', ['resend', '../../etc/passwd']);
  expect(unknown.status).toBe(1);
  expect(unknown.output).toContain('error There is no submission "../../etc/passwd"');
});

test('LOG_FORMAT=json logs JSON lines', () => {
  writeFileSync(join(folder, '.env'), 'FORM_EMAIL_TO=sales@example.com\nLOG_FORMAT=json\n');
  const { status, output } = run('serve.ts');
  expect(status).toBe(1);
  expect(JSON.parse(output)).toEqual({
    level: 'error',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    service: 'talvane',
    message: 'SMTP_URL is not set, but FORM_EMAIL_TO is. Set it in .env (see .env.example).',
  });
});

test('a wrong setting stops the site server with one line that names it', () => {
  writeFileSync(join(folder, '.env'), 'FORM_EMAIL_TO=sales@example.com\n');
  expect(run('serve.ts')).toEqual({
    status: 1,
    output: 'error SMTP_URL is not set, but FORM_EMAIL_TO is. Set it in .env (see .env.example).\n',
  });
});
