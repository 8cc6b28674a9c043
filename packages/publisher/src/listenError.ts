import type { PublisherSettings } from './readSettings';

/** Why the publisher cannot listen, naming the setting to change. */
export const listenError = (
  error: NodeJS.ErrnoException,
  { host, port }: Pick<PublisherSettings, 'host' | 'port'>,
): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is in use. Stop what uses it, or choose another with PUBLISH_PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(
        `PUBLISH_HOST ${host} is no address of this machine. Set one, such as 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
};
