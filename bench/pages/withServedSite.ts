import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { getServerCertificate } from 'contentful-emulator';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import { startNginx } from '../../scripts/servers/nginx';

export type ServedSite = {
  origin: string;
  browser: Browser;
  /** The argument by which another Chromium trusts the certificate of this site. */
  trust: string;
};

/** The argument that lets Chromium take a certificate for good, by the hash of its public key. */
const trustArgument = (certificate: string): string => {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
};

/**
 * Serves the built site through nginx as docs/deploy.md has it, with TLS and HTTP/2, opens a browser for it, and ends both
 * when the work is done, however that ends.
 */
export const withServedSite = async (work: (site: ServedSite) => Promise<void>): Promise<void> => {
  const workFolder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const tls = await getServerCertificate(join(workFolder, 'tls'));
  const trust = trustArgument(tls.certificate);
  const nginx = await startNginx({
    root: resolve('public'),
    confFolder: resolve('.hosting/nginx'),
    workFolder,
    tls,
  });
  try {
    const browser = await launchBrowser([trust]);
    await work({ origin: nginx.origin, browser, trust }).finally(() => browser.close());
  } finally {
    await nginx.stop();
    rmSync(workFolder, { recursive: true });
  }
};
