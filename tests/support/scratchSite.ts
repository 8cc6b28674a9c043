import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../../scripts/support/copySources';

const run = promisify(execFile);

/** The sources in a folder of their own, to build other spaces without touching the built site beside them. */
export type ScratchSite = {
  folder: string;
  /** Builds a space given as the content of an export file; the output is that of the command. */
  build: (
    space: object,
    settings?: Readonly<Record<string, string>>,
  ) => Promise<{ output: string; hasFailed: boolean }>;
  remove: () => void;
};

/** Copies the sources into a temporary folder, which Gatsby's cache and output then lie in. */
export const openScratchSite = (): ScratchSite => {
  const folder = mkdtempSync(join(tmpdir(), 'other-space-'));
  copySources(folder);
  const exportFile = join(folder, '.space', 'space.json');
  return {
    folder,
    build: async (space, settings = {}) => {
      mkdirSync(join(folder, '.space'), { recursive: true });
      writeFileSync(exportFile, JSON.stringify(space));
      const env = {
        PATH: process.env.PATH,
        NO_COLOR: '1',
        SPACE_FILE: exportFile,
        SPACE_PORT: '0',
        CI: 'true',
        ...settings,
      };
      const command = ['--import', 'tsx', 'scripts/build.ts'];
      try {
        const { stdout, stderr } = await run(process.execPath, command, {
          cwd: folder,
          env,
          maxBuffer: 1e8,
        });
        return { output: stdout + stderr, hasFailed: false };
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return { output: stdout + stderr, hasFailed: true };
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
