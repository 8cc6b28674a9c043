// Runs a command for a parent that may be killed at any moment. Its standard input is a pipe that only the parent holds:
// what comes through it is for the command; when it closes, everything in this process group ends at once, so that no
// orphan goes on writing into the site.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
// A command that does not read, or has ended.
child.stdin.on('error', () => undefined);
process.stdin.on('data', (chunk) => child.stdin.write(chunk));
process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
