import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const source = join(import.meta.dirname, 'src');
const output = join(import.meta.dirname, 'dist');

rmSync(output, { recursive: true, force: true });
await build({
  entryPoints: {
    index: join(source, 'index.ts'),
    'admin-ui': join(source, 'admin-ui/index.ts'),
    bin: join(source, 'bin.ts'),
    cli: join(source, 'cli.ts'),
    client: join(source, 'client.ts'),
  },
  outdir: output,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
});
// The bundles read these files from their own folder at run time.
for (const name of ['editor.css', 'live-preview.css', 'live-preview.js']) {
  copyFileSync(join(source, 'admin-ui', name), join(output, name));
}
// The app host of the admin UI, for browsers; src/admin-ui/app-host/readHostScript.ts has the same options.
await build({
  entryPoints: [join(source, 'admin-ui/app-host/browser/main.ts')],
  outfile: join(output, 'app-host.js'),
  bundle: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
});
