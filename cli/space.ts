import { runSpaceCommand } from '../contentful/space-server/commands/runSpaceCommand';

runSpaceCommand(process.argv.slice(2), (line) => console.log(line)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
