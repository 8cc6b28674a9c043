// Runs a command, and kills its process group when the parent exits, so that no orphan writes to the site. Standard input
// is a pipe that only the parent holds: data is passed to the command, and end of input means that the parent has exited.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] });
// The command has closed its input or exited (EPIPE).
child.stdin.on('error', () => undefined);
process.stdin.on('data', (chunk) => child.stdin.write(chunk));
process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
