import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort';
import { reasonUnlessCi } from './reasonUnlessCi';
import { nginxModules, nginxProgram, runNginx } from './runNginx';

const brotli = 'ngx_http_brotli_static_module.so';

/** Why nginx cannot be run here, or undefined. In CI it must be there. */
export const whyNoNginx = (): string | undefined =>
  nginxProgram !== undefined
    ? undefined
    : reasonUnlessCi(
        'nginx is not installed: apt install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static',
      );

export const hasBrotli = existsSync(join(nginxModules, brotli));

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

/** Runs nginx as an operator would who includes the files of the build; on a port of 127.0.0.1. */
export const startNginx = async ({
  root,
  confFolder,
  workFolder,
  tls,
}: StartOptions): Promise<Nginx> => {
  const port = await freePort();
  const { stop } = await runNginx({
    modules: hasBrotli ? [brotli] : [],
    http: `include /etc/nginx/mime.types;
  include ${join(confFolder, 'redirects.conf')};
  include ${join(confFolder, 'http.conf')};
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl http2' : ''};
    ${tls ? `ssl_certificate ${tls.certificateFile}; ssl_certificate_key ${tls.keyFile};` : ''}
    root ${root};
    include ${join(confFolder, 'server.conf')};
    ${hasBrotli ? `include ${join(confFolder, 'brotli.conf')};` : ''}
  }`,
    ...{ port, workFolder },
  });
  return { origin: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`, stop };
};
