import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Undefined where nginx is not installed. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
  (path) => existsSync(path),
);
export const nginxModules = '/usr/lib/nginx/modules';

export type NginxConf = {
  /** Names of modules that are loaded. */
  modules: readonly string[];
  /** Lines of the block `http`, with the server that listens on the port. */
  http: string;
  port: number;
  /** A folder for what nginx writes. */
  workFolder: string;
};

export type NginxProcess = { errors: () => string; stop: () => Promise<void> };

/** Whether something takes connections there. */
const isListening = (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
};

const confOf = ({ modules, http, workFolder }: NginxConf): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(workFolder, name)};`,
  );
  return `${modules.map((name) => `load_module ${join(nginxModules, name)};`).join('\n')}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${join(workFolder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${http}
}
`;
};

/** Runs nginx without root's folders, and resolves when it listens. */
export const runNginx = async (conf: NginxConf): Promise<NginxProcess> => {
  if (nginxProgram === undefined) throw new Error('nginx is not installed');
  const { port, workFolder } = conf;
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, 'nginx.conf');
  writeFileSync(file, confOf(conf));
  const options = ['-e', 'stderr', '-c', file];
  execFileSync(nginxProgram, ['-t', '-q', ...options], { stdio: 'pipe' });
  const child = spawn(nginxProgram, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    if (await isListening(port)) break;
    if (attempt > 200) throw new Error(`nginx does not answer: ${errors}`);
    await wait(25);
  }
  return {
    errors: () => errors,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
};
