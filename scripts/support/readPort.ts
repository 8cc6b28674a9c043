/**
 * The port to serve the site on: the option, else PORT, else 9000.
 *
 * @throws Error if the value is not a port.
 */
export const readPort = (option: string | undefined): number => {
  const value = option ?? process.env.PORT ?? '9000';
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`"${value}" is no port: use a number from 1 to 65535, as in --port 9000.`);
  }
  return port;
};
