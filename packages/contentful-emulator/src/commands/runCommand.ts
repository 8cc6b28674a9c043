import { parseArgs, type ParseArgsConfig } from 'node:util';
import { spaceOptions, UsageError, type Command, type Values } from './command';
import { defaultSetup, type CommandSetup } from './commandSetup';
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

const commonHelp = ({ exportFile, stateFolder }: CommandSetup) => `Every command takes:
  --export path   the contentful-export file, also as --file${exportFile ? ` (${exportFile})` : ''}
  --state path    the folder of changes, certificates and caches (${stateFolder})
  --help          show the command's help`;

const overview = (setup: CommandSetup) =>
  [
    `A Contentful space on this machine: ${setup.name} [command]`,
    '',
    ...Object.entries(commands).map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim().padEnd(46)} ${summary}`,
    ),
    '',
    'Options without a command are those of "start".',
    '',
    commonHelp(setup),
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

/**
 * Runs a command line, such as `['start', '--port', '0']`. Throws {@link UsageError} and other errors whose
 * message is for people.
 */
export const runCommand = async (
  commandLine: readonly string[],
  print: (line: string) => void,
  settings: Partial<CommandSetup> = {},
): Promise<void> => {
  const setup: CommandSetup = { ...defaultSetup, ...settings };
  // Some runners pass on the "--" that ends their own options.
  const args = commandLine[0] === '--' ? commandLine.slice(1) : commandLine;
  const [first] = args;
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    print(overview(setup));
    return;
  }
  const [name = '', ...rest] = first.startsWith('-') ? ['start', ...args] : args;
  const command = commands[name];
  if (!command) {
    throw new UsageError(
      `there is no command "${name}"; there are ${Object.keys(commands).join(', ')}`,
    );
  }
  const { values, positionals } = parse(rest, { ...spaceOptions, ...command.options });
  const usage = `${setup.name} ${`${name} ${command.usage}`.trim()}`;
  if (values.help) {
    const help = command.help(setup);
    print([usage, '', `${command.summary}.`, help, '', commonHelp(setup)].join('\n'));
    return;
  }
  const [minimum, maximum] = command.arguments;
  if (positionals.length < minimum || positionals.length > maximum) {
    throw new UsageError(`usage: ${usage}`);
  }
  await command.run(positionals, values, { print, setup });
};
