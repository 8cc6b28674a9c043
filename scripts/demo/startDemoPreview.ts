import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from 'contentful-emulator';
import { localSpace } from '../../contentful/localSpace';
import { secretParameter } from '../../publishing/preview/previewGuard';
import { previewUrlOf, writePreviewUrlFile } from '../../publishing/preview/previewUrlFile';
import { localSigningSecret } from '../../publishing/readPublishingSettings';
import { demoFolder } from './demoSite';

const secret = 'demo-preview';
/** Long, because the first start compiles the whole site. */
const mostMilliseconds = 10 * 60_000;

export type DemoPreview = {
  /** The URL of a page, with the preview secret. */
  addressOf: (path: string) => string;
  close: () => Promise<void>;
};

/**
 * Runs `npm run preview` for a running space and waits until it serves pages.
 *
 * @throws Error if it exits before, or does not respond within ten minutes.
 */
export const startDemoPreview = async ({
  space,
  port,
}: {
  space: Emulator;
  port: number;
}): Promise<DemoPreview> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/preview.ts', '--port', String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        CONTENTFUL_SPACE_ID: localSpace.spaceId,
        CONTENTFUL_ENVIRONMENT: localSpace.environment,
        CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
        CONTENTFUL_PREVIEW_TOKEN: localSpace.previewToken,
        CONTENTFUL_HOST: space.host,
        CONTENTFUL_PREVIEW_HOST: space.host,
        NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
        PUBLISH_SECRET: localSigningSecret,
        PREVIEW_SECRET: secret,
        PREVIEW_EDITORS: space.origin,
      },
    },
  );
  const ended = once(child, 'exit');
  const forget = writePreviewUrlFile(demoFolder, previewUrlOf(`http://localhost:${port}`, secret));
  const close = async (): Promise<void> => {
    forget();
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await ended;
  };
  const addressOf = (path: string): string =>
    `http://localhost:${port}${path}?${secretParameter}=${secret}`;
  const isUp = async (): Promise<boolean> => {
    try {
      // The port of `gatsby develop`; the guard in front of it responds at once.
      return (await fetch(`http://127.0.0.1:${port + 1}/`)).ok;
    } catch {
      return false;
    }
  };
  const until = Date.now() + mostMilliseconds;
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The preview has ended; it said why above.');
    if (Date.now() > until) {
      await close();
      throw new Error('The preview does not show pages after ten minutes.');
    }
    await wait(1000);
  }
  return { addressOf, close };
};
