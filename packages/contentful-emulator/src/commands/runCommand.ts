import { parseArgs, type ParseArgsConfig } from 'node:util';
import { localSpace } from '../localSpace';
import { spaceOptions, UsageError, type Command, type Values } from './command';
import { createCommand } from './createCommand';
import { deleteCommand, publishCommand, setCommand, unpublishCommand } from './editCommands';
import { getCommand, listCommand, statusCommand } from './readCommands';
import { startCommand } from './startCommand';

const commands: Record<string, Command> = {
  start: startCommand,
  list: listCommand,
  get: getCommand,
  create: createCommand,
  set: setCommand,
  publish: publishCommand,
  unpublish: unpublishCommand,
  delete: deleteCommand,
  status: statusCommand,
};

const commonHelp = `Every command takes:
  --file path    the contentful-export file (SPACE_FILE, else ${localSpace.spaceFile})
  --state path   where changes are kept (${localSpace.stateFolder})
  --help         show the command's help`;

const overview = () =>
  [
    'The local Contentful space: npm run space -- <command>',
    '',
    ...Object.entries(commands).map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim().padEnd(46)} ${summary}`,
    ),
    '',
    commonHelp,
  ].join('\n');

const parse = (
  args: string[],
  options: ParseArgsConfig['options'],
): { values: Values; positionals: string[] } => {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

/** Runs `npm run space -- …`. Throws {@link UsageError} and other errors whose message is for people. */
export const runSpaceCommand = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(overview());
    return;
  }
  const command = commands[name];
  if (!command) {
    throw new UsageError(
      `there is no command "${name}"; there are ${Object.keys(commands).join(', ')}`,
    );
  }
  const { values, positionals } = parse(rest, { ...spaceOptions, ...command.options });
  const usage = `npm run space -- ${`${name} ${command.usage}`.trim()}`;
  if (values.help) {
    print([usage, '', `${command.summary}.`, command.help, '', commonHelp].join('\n'));
    return;
  }
  const [minimum, maximum] = command.arguments;
  if (positionals.length < minimum || positionals.length > maximum) {
    throw new UsageError(`usage: ${usage}`);
  }
  await command.run(positionals, values, print);
};
