import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Emulator } from 'contentful-emulator';

/**
 * Runs a tool of Contentful's, unmodified, in `folder`; NODE_EXTRA_CA_CERTS is all it needs to trust the emulator.
 * Throws what it printed if it fails.
 */
export const runTool = (
  server: Emulator,
  folder: string,
  tool: 'contentful-export' | 'contentful-import' | 'contentful-migration',
  options: Record<string, unknown>,
): Promise<string> =>
  new Promise((done, fail) => {
    const token = 'management-token';
    const account = {
      spaceId: 'smallspace',
      environmentId: 'master',
      managementToken: token,
      accessToken: token,
      host: server.host,
    };
    execFile(
      process.execPath,
      [join(__dirname, 'contentful/tool.mjs'), tool, JSON.stringify({ ...account, ...options })],
      {
        cwd: folder,
        env: { ...process.env, NODE_EXTRA_CA_CERTS: server.certificateAuthorityFile },
        maxBuffer: 20_000_000,
      },
      (error, stdout, stderr) => {
        if (error) fail(new Error(`${tool} failed: ${error.message}\n${stdout}\n${stderr}`));
        else done(stdout);
      },
    );
  });

/** contentful-export of everything, drafts and archived ones too, with files, into `name` in the folder. */
export const exportSpace = (
  server: Emulator,
  folder: string,
  name: string,
  options: Record<string, unknown> = {},
) =>
  runTool(server, folder, 'contentful-export', {
    exportDir: folder,
    contentFile: name,
    includeDrafts: true,
    includeArchived: true,
    downloadAssets: true,
    ...options,
  });

/** contentful-import of an exported file. */
export const importSpace = (server: Emulator, folder: string, name: string) =>
  runTool(server, folder, 'contentful-import', { contentFile: join(folder, name) });
