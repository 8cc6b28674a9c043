import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localSpace } from '../contentful/localSpace';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { copySite } from '../publishing/copySite';
import { readPreviewEditors } from '../publishing/preview/previewEditors';
import { secretParameter } from '../publishing/preview/previewGuard';
import { previewUrlOf, writePreviewUrlFile } from '../publishing/preview/previewUrlFile';
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
  const root = resolve(__dirname, '..');
  const folder = await copySite(root, '.preview');
  await takePictures(folder);
  const connection = await connectSpace();
  const editors = readPreviewEditors(process.env, connection.localOrigin);
  const sitePort = String(port + 1);
  const preview = await startPreview({
    secret,
    signingSecret: readPublishingSettings(process.env).secret,
    port,
    editors,
    siteFolder: folder,
    upstream: `http://127.0.0.1:${sitePort}`,
    metricsToken: process.env.METRICS_TOKEN || undefined,
    log: say,
  });
  connection.onSave?.(() => preview.refresh());
  const previewUrl = previewUrlOf(preview.origin, secret);
  const forget = connection.localOrigin ? writePreviewUrlFile(root, previewUrl) : undefined;
  say(
    `frames of ${editors.join(', ')} may show it; its URL in Contentful's settings: ${previewUrl}`,
  );
  say(`the preview will be at ${preview.origin}/?${secretParameter}=${encodeURIComponent(secret)}`);
  try {
    await runGatsby(
      ['develop', '--port', sitePort, '--host', '127.0.0.1'],
      {
        ...previewEnvironment(connection.env),
        GATSBY_PREVIEW: 'true',
        PREVIEW_EDITORS: editors.join(' '),
        ENABLE_GATSBY_REFRESH_ENDPOINT: 'true',
        CI: 'true',
      },
      folder,
    );
  } finally {
    forget?.();
    await preview.close();
    await connection.close();
  }
});
