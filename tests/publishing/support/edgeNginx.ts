import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeEdgeFiles } from 'static-site-publisher/targets';
import { freePort } from '../../support/freePort';

const program = '/usr/sbin/nginx';
const njs = '/usr/lib/nginx/modules/ngx_http_js_module.so';

/** Why nginx cannot serve an object store here, or undefined. In CI it must. */
export const whyNoEdgeNginx = (): string | undefined => {
  if (existsSync(program) && existsSync(njs)) return undefined;
  const reason = 'nginx with njs is not installed: apt install nginx libnginx-mod-http-js';
  if (process.env.CI) throw new Error(reason);
  return reason;
};

export type EdgeNginx = { origin: string; errors: () => string; stop: () => Promise<void> };

/** Runs nginx as an operator would who includes the files of the command `edge`; on a port of 127.0.0.1. */
export const startEdgeNginx = async (store: string, workFolder: string): Promise<EdgeNginx> => {
  const port = await freePort();
  mkdirSync(workFolder, { recursive: true });
  writeEdgeFiles(store, join(workFolder, 'edge'), join(workFolder, 'cache'));
  const conf = join(workFolder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(workFolder, name)};`,
  );
  writeFileSync(
    conf,
    `load_module ${njs};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${join(workFolder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${join(workFolder, 'edge/http.conf')};
  server {
    listen 127.0.0.1:${port};
    include ${join(workFolder, 'edge/server.conf')};
  }
}
`,
  );
  execFileSync(program, ['-t', '-q', '-e', 'stderr', '-c', conf], { stdio: 'pipe' });
  const child = spawn(program, ['-e', 'stderr', '-c', conf], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      break;
    if (attempt > 200) throw new Error(`nginx does not answer: ${errors}`);
    await wait(25);
  }
  return {
    origin,
    errors: () => errors,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
};
