import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The default policy of Trusted Types in the service worker: `importScripts` takes Workbox and idb-keyval, which gatsby-plugin-offline
 * copies into the site. The worker has the Content-Security-Policy of pages.
 */
const policy =
  'self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>{const a=new URL(u,location);' +
  'if(a.origin==location.origin&&/\\/(?:workbox-v[\\d.]+\\/workbox-[\\w.-]+|idb-keyval-[\\w.-]+)\\.js$/.test(a.pathname))return u}});\n';

/** Writes the policy before the first statement of the worker, which gatsby-plugin-offline has written. */
export const trustLibraries = async (publicFolder: string): Promise<void> => {
  const file = join(publicFolder, 'sw.js');
  const worker = await readFile(file, 'utf8');
  if (!worker.startsWith(policy)) await writeFile(file, policy + worker);
};
