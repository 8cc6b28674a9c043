import { readStateHolder } from 'contentful-emulator/client';
import { registerWebhook, type RegisterOptions } from './registerWebhook';

export type KeepWebhookOptions = Pick<RegisterOptions, 'webhookAddress' | 'secret'> & {
  /** The state folder of the local space, which records whether and where it runs. */
  stateFolder: string;
  log: (line: string) => void;
  /** Polling interval in milliseconds; 2,000 if undefined. */
  interval?: number;
};

/**
 * Keeps the publisher's webhook registered with the local space across restarts of either. Polls silently while the space
 * does not run or respond.
 *
 * @returns stops polling and resolves when a pending request is done.
 */
export const keepWebhook = (options: KeepWebhookOptions): (() => Promise<void>) => {
  const { stateFolder, log, interval = 2000 } = options;
  let registered: string | undefined;
  let warned: string | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const { origin, certificateAuthorityFile, since } = readStateHolder(stateFolder) ?? {};
    const key = `${origin} ${since}`;
    if (!origin || !certificateAuthorityFile || key === registered) return;
    try {
      const isNew = await registerWebhook({ ...options, origin, certificateAuthorityFile });
      registered = key;
      if (isNew) log(`the space at ${origin} calls this publisher for each publication`);
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      // An error without a code is a response of the space, which may not change: logged once.
      if (code === undefined && message !== warned) log((warned = message));
    }
  };
  const run = async (): Promise<void> => {
    await look();
    if (isClosed) return;
    timer = setTimeout(() => {
      running = run();
    }, interval);
  };
  let running = run();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  };
};
