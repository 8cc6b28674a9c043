import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareExportFile } from '../scripts/support/connectSpace';
import { startEdgeNginx } from '../scripts/servers/edgeNginx';
import { startObjectStore, storeEnvironment } from '../scripts/servers/objectStore';
import { addArticles } from './build/makeSpace';

const help = `Measures the time from "Publish" to live through an object store: the edits of npm run demo:publish in the demo space
with more articles, released to OpenStack Swift and looked at through nginx as its edge.

  npm run bench:edge -- --articles 10000
  npm run bench:edge -- --articles 10000 --kind "insight text" --edits 20

Needs swift-proxy, swift-account, swift-container, swift-object, nginx and its njs module.`;

const bucket = 'site';

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '10000' },
      edits: { type: 'string', default: '20' },
      kind: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(help);
  const folder = resolve('.space/bench-edge');
  mkdirSync(folder, { recursive: true });
  const spaceFile = join(folder, 'space/export.json');
  addArticles(await prepareExportFile(), spaceFile, Number(values.articles));
  const store = await startObjectStore([bucket]);
  const address = `${store.readable(bucket)}/www`;
  const edge = await startEdgeNginx(address, join(folder, 'edge'));
  try {
    const child = spawn(
      'npm',
      [
        ...['run', 'demo:publish', '--', '--fresh', '--site', edge.origin],
        ...['--edits', values.edits, ...(values.kind ? ['--kind', values.kind] : [])],
      ],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          ...storeEnvironment(store.endpoint),
          SPACE_FILE: spaceFile,
          PUBLISH_TARGET_PATH_STYLE: '1',
          PUBLISH_EDGES: edge.origin,
          PUBLISH_TARGET: `s3://${bucket}/www?endpoint=${store.endpoint}`,
        },
      },
    );
    // Ctrl+C ends the demo, and then the store and the edge.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => child.kill(signal));
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await edge.stop();
    await store.stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
