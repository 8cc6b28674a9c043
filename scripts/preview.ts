import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localSpace } from '../contentful/localSpace';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { makePreviewFolder } from '../publishing/preview/previewFolder';
import { secretParameter } from '../publishing/preview/previewGuard';
import { startPreview } from '../publishing/preview/startPreview';
import { readPublishingSettings } from '../publishing/readPublishingSettings';
import { connectSpace } from './support/connectSpace';
import { runCommand, say } from './support/output';
import { readPort } from './support/readPort';
import { runGatsby } from './support/runGatsby';
import { takePictures } from './support/takePictures';

const help = `npm run preview -- [options]

Shows the site with its drafts, as the preview API has them, and each save within seconds. It opens only by the
address that it prints, which holds PREVIEW_SECRET (one is made up where none is set); search engines are kept
out. For a space of your own set CONTENTFUL_PREVIEW_TOKEN, and let webhooks of all saves come to /webhook.

  --port N   the port (PREVIEW_PORT, else 9200); the site itself takes the next one
  --help     this text`;

/** Changes the environment of the delivery API to that of the preview API. */
const previewEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  if (!process.env.CONTENTFUL_SPACE_ID) {
    return { ...env, CONTENTFUL_ACCESS_TOKEN: localSpace.previewToken };
  }
  if (!process.env.CONTENTFUL_PREVIEW_TOKEN) {
    throw new Error(
      'CONTENTFUL_PREVIEW_TOKEN is not set: make a preview token in Contentful under Settings, API keys, and set it in .env.',
    );
  }
  return {
    ...env,
    CONTENTFUL_ACCESS_TOKEN: process.env.CONTENTFUL_PREVIEW_TOKEN,
    CONTENTFUL_HOST: process.env.CONTENTFUL_PREVIEW_HOST || 'preview.contentful.com',
  };
};

runCommand(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  loadEnvironment();
  const port = readPort(values.port ?? (process.env.PREVIEW_PORT || '9200'));
  const secret = process.env.PREVIEW_SECRET || randomBytes(16).toString('hex');
  const folder = makePreviewFolder(resolve(__dirname, '..'));
  await takePictures(folder);
  const connection = await connectSpace();
  const sitePort = String(port + 1);
  const preview = await startPreview({
    secret,
    signingSecret: readPublishingSettings(process.env).secret,
    port,
    upstream: `http://127.0.0.1:${sitePort}`,
    metricsToken: process.env.METRICS_TOKEN || undefined,
    log: say,
  });
  connection.onSave?.(() => preview.refresh());
  say(`the preview will be at ${preview.origin}/?${secretParameter}=${encodeURIComponent(secret)}`);
  try {
    await runGatsby(
      ['develop', '--port', sitePort, '--host', '127.0.0.1'],
      {
        ...previewEnvironment(connection.env),
        GATSBY_PREVIEW: 'true',
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
        CI: 'true',
      },
      folder,
    );
  } finally {
    await preview.close();
    await connection.close();
  }
});
