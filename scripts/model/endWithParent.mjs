// Runs a command, and kills its process group when the parent has exited: standard input is a pipe that only the parent holds.
import { spawn } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
process.stdin.resume();
process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
