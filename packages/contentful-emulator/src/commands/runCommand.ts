import { parseArgs, type ParseArgsConfig } from 'node:util';
import { spaceOptions, type Command, type Values } from './command';
import { UsageError } from '../usageError';
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

const commonHelp = ({ exportFile, stateFolder }: CommandSetup) => `Options of every command:
  --export path   the contentful-export file; --file is an alias${exportFile ? ` (${exportFile})` : ''}
  --state path    folder for changes, certificates and caches (${stateFolder})
  --help          show the command's help`;

const overview = (setup: CommandSetup) =>
  [
    `A Contentful space on this machine: ${setup.name} [command]`,
    '',
    ...Object.entries(commands).map(
      ([name, { usage, summary }]) => `  ${`${name} ${usage}`.trim().padEnd(46)} ${summary}`,
    ),
    '',
    '"start" is the default command.',
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

/** Runs a command line, such as `['start', '--port', '0']`. The messages of the errors it throws are for users. */
export const runCommand = async (
  commandLine: readonly string[],
  print: (line: string) => void,
  settings: Partial<CommandSetup> = {},
): Promise<void> => {
  const setup: CommandSetup = { ...defaultSetup, ...settings };
  // Some script runners pass on the "--" that separates their own options.
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
