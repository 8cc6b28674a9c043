import { spawn } from 'node:child_process';

/**
 * A line for each file below a folder: its path, a tab, and what every write changes of it. By GNU find, in half of the time of
 * Node's calls and without their garbage; undefined where there is none.
 */
export const listFileLines = (folder: string): Promise<string[] | undefined> =>
  new Promise((resolve) => {
    const format = '%P\\t%i-%s-%T@-%C@\\0';
    const find = spawn('find', ['.', '-type', 'f', '-printf', format], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    find.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    find.once('error', () => resolve(undefined));
    find.once('close', (code) =>
      resolve(code === 0 ? Buffer.concat(chunks).toString().split('\0').slice(0, -1) : undefined),
    );
  });

/** The path of a line. */
export const pathOfLine = (line: string): string => line.slice(0, line.lastIndexOf('\t'));
