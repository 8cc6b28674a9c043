import { parseArgs } from 'node:util';
import { loadEnvironment } from '../gatsby/settings/loadEnvironment';
import { openModelSpace, type ModelSpace } from './model/modelSpace';
import { lockRehearsal } from './model/rehearsalState';
import { rehearse } from './model/rehearse';
import { discardCopy, switchBack, switchToCopy } from './model/switchAlias';
import { fail, runCommand, say } from './support/output';

const help = `npm run model -- <command> [options]

Tries a change of the content model before the site has it.

  rehearse <script>  copies the environment of the site, runs the script of contentful-migration on the copy, checks all content
                     of the copy, builds the site from it in .space/rehearsal, and compares that with the present site. The
                     environment, its alias and the released site stay as they are; the copy stays for "switch"
    --switch         then points the alias at the copy, if all steps passed
    --discard        then deletes the copy, whatever the result
  switch             points the alias at the copy of the last rehearsal, unless content was edited since
  back               points the alias back at the environment that it had before
  discard            deletes the copy
  --help             this text

Needs CONTENTFUL_MANAGEMENT_TOKEN, unless the settings name no space: then it is the local space. CONTENTFUL_ENVIRONMENT names the
alias (master), CONTENTFUL_MANAGEMENT_HOST another API than api.contentful.com.`;

type Values = { switch?: boolean; discard?: boolean };

const runRehearsal = async (space: ModelSpace, script: string, values: Values): Promise<void> => {
  try {
    const { copyId } = await rehearse(space, script);
    say('the rehearsal has passed');
    if (values.switch) await switchToCopy(space);
    else if (!values.discard) {
      say(`"${copyId}" stays: npm run model -- switch, or npm run model -- discard`);
    }
  } catch (error) {
    fail('The rehearsal did not pass; the site, its environment and its alias are as they were.');
    throw error;
  } finally {
    if (values.discard) await discardCopy(space);
  }
};

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      switch: { type: 'boolean' },
      discard: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [command, script] = positionals;
  if (values.help || command === undefined) return console.log(help);
  const commands: Record<string, (space: ModelSpace) => Promise<void>> = {
    rehearse: (space) => runRehearsal(space, script ?? '', values),
    switch: switchToCopy,
    back: switchBack,
    discard: discardCopy,
  };
  const run = commands[command];
  if (!run) throw new Error(`There is no command "${command}". npm run model -- --help`);
  if (command === 'rehearse' && script === undefined) {
    throw new Error('Name the migration script: npm run model -- rehearse <script>');
  }
  if (values.switch && values.discard) throw new Error('Use either --switch or --discard.');
  loadEnvironment();
  const unlock = lockRehearsal();
  const space = await openModelSpace();
  try {
    await run(space);
  } finally {
    await space.close();
    unlock();
  }
});
