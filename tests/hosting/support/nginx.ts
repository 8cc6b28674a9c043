import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../support/freePort';

const program = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) =>
  existsSync(path),
);
const moduleFolder = '/usr/lib/nginx/modules';
const brotliModule = join(moduleFolder, 'ngx_http_brotli_static_module.so');

/** Why nginx cannot be run here, or undefined. In CI it must be there. */
export const whyNoNginx = (): string | undefined => {
  if (program !== undefined) return undefined;
  const reason =
    'nginx is not installed: apt install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static';
  if (process.env.CI) throw new Error(reason);
  return reason;
};

export const hasBrotli = existsSync(brotliModule);

export type Nginx = { origin: string; stop: () => Promise<void> };

type StartOptions = {
  /** The built site. */
  root: string;
  /** Where the build has left nginx's files. */
  confFolder: string;
  /** A folder for what nginx writes. */
  workFolder: string;
  /** Serves HTTP/2 with this certificate for localhost; without, HTTP/1.1 and no TLS. */
  tls?: { keyFile: string; certificateFile: string };
};

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

/** Runs nginx as an operator would who includes the files of the build; on a port of 127.0.0.1. */
export const startNginx = async ({
  root,
  confFolder,
  workFolder,
  tls,
}: StartOptions): Promise<Nginx> => {
  if (program === undefined) throw new Error(whyNoNginx());
  const port = await freePort();
  mkdirSync(workFolder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(workFolder, name)};`,
  );
  const conf = join(workFolder, 'nginx.conf');
  writeFileSync(
    conf,
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(workFolder, 'nginx.pid')};
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${join(confFolder, 'redirects.conf')};
  include ${join(confFolder, 'http.conf')};
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
    ${tls ? `ssl_certificate ${tls.certificateFile}; ssl_certificate_key ${tls.keyFile};` : ''}
    root ${root};
    include ${join(confFolder, 'server.conf')};
    ${hasBrotli ? `include ${join(confFolder, 'brotli.conf')};` : ''}
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
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    if (await isListening(port)) break;
    if (attempt > 200) throw new Error(`nginx does not answer: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    origin: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
};
