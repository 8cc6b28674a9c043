import type { Client } from 'pg';
import type { Database } from './database';
import { channel } from './schema';

export type Changes = {
  /** Connects, unless connected. */
  open: () => void;
  /** Ends the connection; it may be dead without an error. */
  drop: () => void;
};

/** Receives the announcements of other publishers. They save waiting only: the heartbeat reads what is missed. */
export const listenForChanges = (database: Database, onChange: () => void): Changes => {
  let client: Client | undefined;
  let isOpening = false;

  const open = async (): Promise<void> => {
    const next = await database.connect();
    next.on('notification', onChange);
    next.on('end', () => {
      if (client === next) client = undefined;
    });
    client = next;
    await next.query(`LISTEN ${channel}`);
  };
  const drop = (): void => {
    const last = client;
    client = undefined;
    last?.end().catch(() => undefined);
  };
  return {
    open: () => {
      if (client !== undefined || isOpening) return;
      isOpening = true;
      open()
        .catch(drop)
        .finally(() => {
          isOpening = false;
        });
    },
    drop,
  };
};
