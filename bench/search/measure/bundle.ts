import { build } from 'esbuild';
import { sentBytes } from './bytes';

/** Bytes over the wire of a script with everything it imports, minified, as a browser would load it. */
export const bundleBytes = async (source: string, folder: string): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return sentBytes(outputFiles[0]?.contents ?? new Uint8Array());
};
