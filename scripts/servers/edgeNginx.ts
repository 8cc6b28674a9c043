import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeEdgeFiles } from 'static-site-publisher/targets';
import { freePort } from './freePort';
import { reasonUnlessCi } from './reasonUnlessCi';
import { nginxModules, nginxProgram, runNginx, type NginxProcess } from './runNginx';

const njs = 'ngx_http_js_module.so';

/** Why nginx cannot serve an object store here, or undefined. In CI it must. */
export const whyNoEdgeNginx = (): string | undefined =>
  nginxProgram !== undefined && existsSync(join(nginxModules, njs))
    ? undefined
    : reasonUnlessCi('nginx with njs is not installed: apt install nginx libnginx-mod-http-js');

export type EdgeNginx = NginxProcess & { origin: string };

/** Runs nginx as an operator would who includes the files of the command `edge`; on a port of 127.0.0.1. */
export const startEdgeNginx = async (store: string, workFolder: string): Promise<EdgeNginx> => {
  const port = await freePort();
  writeEdgeFiles(store, join(workFolder, 'edge'), join(workFolder, 'cache'));
  const nginx = await runNginx({
    modules: [njs],
    http: `include ${join(workFolder, 'edge/http.conf')};
  server {
    listen 127.0.0.1:${port};
    include ${join(workFolder, 'edge/server.conf')};
  }`,
    ...{ port, workFolder },
  });
  return { ...nginx, origin: `http://127.0.0.1:${port}` };
};
