import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edgeRefreshPath } from './refreshEdges';

/** Beside this module, or beside the bundle. */
const sources = join(__dirname, 'edge');

const httpConf = (
  folder: string,
  cacheFolder: string,
): string => `# Made by static-site-publisher; include it in http { }.
# The folder of these files.
js_path ${folder};
js_import edge from njs.mjs;
js_var $edge_answer;
# Anybody may ask for the pointer to be read again.
limit_req_zone $server_name zone=edge_refresh:64k rate=10r/s;
# The objects and the pointer of releases. The folder above must exist. keys_zone: 8,000 objects a megabyte.
proxy_cache_path ${cacheFolder} keys_zone=edge:16m max_size=10g inactive=30d use_temp_path=off;
`;

/** How each location asks the store. */
const requestToStore = `  proxy_pass_request_headers off;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_ssl_server_name on;
`;

const serverConf = (
  store: string,
): string => `# Made by static-site-publisher; include it in server { }, which names listen and certificates.
server_tokens off;
absolute_redirect off;
# Parts of manifests, which are read as a whole.
subrequest_output_buffer_size 4m;

location / {
  js_content edge.handle;
}

# PUBLISH_EDGES of the publisher names this server: visitors see a release as soon as the pointer has moved.
location = ${edgeRefreshPath} {
  limit_req zone=edge_refresh burst=10 nodelay;
  limit_req_status 429;
  js_content edge.refresh;
}

# Texts of the store: the pointer for one second, all others for as long as they are in use.
location /_edge/ {
  internal;
  proxy_pass ${store}/;
${requestToStore}  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
  proxy_cache edge;
  proxy_cache_key "${store}$uri";
  proxy_cache_valid 200 365d;
  proxy_cache_lock on;
  proxy_next_upstream_tries 3;
}
location = /_edge/current.json {
  internal;
  proxy_pass ${store}/current.json;
${requestToStore}  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
  proxy_cache edge;
  proxy_cache_key "${store}$uri";
  proxy_cache_valid 200 1s;
  proxy_cache_lock on;
  # Visitors keep the last release while the store does not answer.
  proxy_cache_use_stale error timeout invalid_header http_403 http_404 http_429 http_500 http_502 http_503 http_504;
}
# The pointer as it is now, before an answer of 404 and when a publisher says so. It is kept as the one above.
location = /_edge_fresh/current.json {
  internal;
  proxy_pass ${store}/current.json;
${requestToStore}  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
  proxy_cache edge;
  proxy_cache_key "${store}/_edge/current.json";
  proxy_cache_bypass 1;
  proxy_cache_valid 200 1s;
  proxy_connect_timeout 2s;
  proxy_read_timeout 2s;
}

location /_edge_object/ {
  internal;
  proxy_pass ${store}/;
${requestToStore}  proxy_ignore_headers Cache-Control Expires Set-Cookie Vary X-Accel-Expires;
  proxy_hide_header Cache-Control;
  proxy_hide_header ETag;
  proxy_hide_header Last-Modified;
  proxy_hide_header Set-Cookie;
  proxy_hide_header X-Openstack-Request-Id;
  proxy_hide_header X-Timestamp;
  proxy_hide_header X-Trans-Id;
  proxy_hide_header x-amz-id-2;
  proxy_hide_header x-amz-request-id;
  proxy_hide_header x-amz-server-side-encryption;
  proxy_hide_header x-amz-version-id;
  proxy_cache edge;
  proxy_cache_key "${store}$uri";
  proxy_cache_valid 200 365d;
  proxy_cache_lock on;
  proxy_force_ranges on;
  js_header_filter edge.filter;
}
`;

/**
 * Writes what an edge runs: a module Worker, and a configuration of nginx with its njs module. Both read the pointer of a target
 * and serve the release that it names.
 *
 * @param store the address of the target's folder, as edges read it: `https://bucket.example/prefix`.
 * @param cacheFolder where nginx keeps objects.
 */
export const writeEdgeFiles = (
  store: string,
  folder: string,
  cacheFolder = '/var/cache/nginx/edge',
): readonly string[] => {
  if (!/^https?:\/\/[^\s"'{};$]+$/.test(store)) {
    throw new Error(`"${store}" is no address of a store, such as https://bucket.example/prefix.`);
  }
  const address = store.replace(/\/+$/, '');
  mkdirSync(folder, { recursive: true });
  const copied = ['resolve.mjs', 'worker.mjs', 'njs.mjs'];
  for (const name of copied) copyFileSync(join(sources, name), join(folder, name));
  writeFileSync(join(folder, 'http.conf'), httpConf(resolve(folder), cacheFolder));
  writeFileSync(join(folder, 'server.conf'), serverConf(address));
  return [...copied, 'http.conf', 'server.conf'];
};
