import { readStateHolder } from 'contentful-emulator/client';
import { registerWebhook, type RegisterOptions } from './registerWebhook';

export type KeepWebhookOptions = Pick<RegisterOptions, 'webhookAddress' | 'secret'> & {
  /** Where the local space keeps its state; tells whether and where it runs. */
  stateFolder: string;
  log: (line: string) => void;
  /** Milliseconds between two looks at whether a space has started; 2,000 if undefined. */
  interval?: number;
};

/**
 * Has the local space tell the publisher of publications, whichever of the two starts first and however often either is
 * started anew. A space that does not run or answer yet is asked again, without a word.
 *
 * @returns what ends it, once a call under way is done.
 */
export const keepWebhook = (options: KeepWebhookOptions): (() => Promise<void>) => {
  const { stateFolder, log, interval = 2000 } = options;
  let told: string | undefined;
  let warned: string | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    const { origin, certificateAuthorityFile, since } = readStateHolder(stateFolder) ?? {};
    const key = `${origin} ${since}`;
    if (!origin || !certificateAuthorityFile || key === told) return;
    try {
      const isNew = await registerWebhook({ ...options, origin, certificateAuthorityFile });
      told = key;
      if (isNew) log(`the space at ${origin} tells this publisher of what is published`);
    } catch (error) {
      const { message, code } = error as NodeJS.ErrnoException;
      // What has no code was an answer: asking again may not help, so it is said, once.
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
