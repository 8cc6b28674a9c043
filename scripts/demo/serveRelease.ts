import { startSiteServer } from '../../hosting/startSiteServer';

/** Serves the folder that the first argument names, and sends the origin to the parent process. Ends with it. */
const serveRelease = async (): Promise<void> => {
  process.once('disconnect', () => process.exit());
  const [, , folder = ''] = process.argv;
  const { origin } = await startSiteServer({ folder, port: 0 });
  process.send?.(origin);
};

void serveRelease();
