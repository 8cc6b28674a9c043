import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from 'contentful-emulator';
import { localSpace } from '../../contentful/localSpace';
import { secretParameter } from '../../publishing/preview/previewGuard';
import { localSigningSecret } from '../../publishing/readPublishingSettings';

const secret = 'demo-preview';
/** Its first start compiles the whole site. */
const mostMilliseconds = 10 * 60_000;

export type DemoPreview = {
  /** Of a page, with the secret that opens it. */
  addressOf: (path: string) => string;
  close: () => Promise<void>;
};

/**
 * Runs `npm run preview` on a space that is running, as on any space that the settings name, until it shows pages.
 *
 * @throws Error when it ends before, or does not come up in ten minutes.
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
      },
    },
  );
  const ended = once(child, 'exit');
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    await ended;
  };
  const addressOf = (path: string): string =>
    `http://localhost:${port}${path}?${secretParameter}=${secret}`;
  const isUp = async (): Promise<boolean> => {
    try {
      // Behind the guard, which answers at once.
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
