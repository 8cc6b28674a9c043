import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../cli/support/launchBrowser';
import { startNginx } from '../../tests/hosting/support/nginx';

/** Serves the built site through nginx, opens a browser for it, and ends both when the work is done, however that ends. */
export const withServedSite = async (
  work: (site: { origin: string; browser: Browser }) => Promise<void>,
): Promise<void> => {
  const workFolder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const nginx = await startNginx({
    root: resolve('public'),
    confFolder: resolve('.hosting/nginx'),
    workFolder,
  });
  const browser = await launchBrowser();
  try {
    // Gatsby registers its worker on localhost, but not at the address that it stands for, and says so in the console.
    await work({ origin: nginx.origin.replace('127.0.0.1', 'localhost'), browser });
  } finally {
    await browser.close();
    await nginx.stop();
    rmSync(workFolder, { recursive: true });
  }
};
