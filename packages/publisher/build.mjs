import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, 'dist');

rmSync(output, { recursive: true, force: true });
await build({
  entryPoints: {
    index: join(source, 'index.ts'),
    bin: join(source, 'bin.ts'),
    'build-events': join(source, 'build-events.ts'),
    checks: join(source, 'checks/index.ts'),
    entries: join(source, 'entries.ts'),
    files: join(source, 'files/index.ts'),
    monitoring: join(source, 'monitoring/index.ts'),
    releases: join(source, 'releases/index.ts'),
    status: join(source, 'status/index.ts'),
    translations: join(source, 'translations/index.ts'),
    targets: join(source, 'targets/index.ts'),
    webhook: join(source, 'webhook/index.ts'),
  },
  outdir: output,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
});
// Scripts for browsers; src/pages/readBrowserScript.ts has the same options.
await build({
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  legalComments: 'none',
  entryPoints: {
    'editor-app': join(source, 'editor-app/main.ts'),
    compare: join(source, 'dry-run/compare/main.ts'),
  },
  outdir: output,
});
// The bundles start it from beside themselves.
copyFileSync(join(source, 'build/guard.mjs'), join(output, 'guard.mjs'));
// The command `edge` writes copies of them.
cpSync(join(source, 'targets/edge'), join(output, 'edge'), { recursive: true });
