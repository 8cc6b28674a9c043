import { parseArgs } from 'node:util';
import { defaultSubmissionsFolder } from '../hosting/contact/submissionStore';
import { deliveryReader } from '../hosting/delivery/readDeliveries';
import { requestResend } from '../hosting/delivery/resendRequests';
import { runCommand, say } from './support/output';

const help = `npm run forms -- [list | resend [id]]

Shows how the submissions of forms are delivered, and has dead letters delivered again. Submissions themselves are the
files ${defaultSubmissionsFolder}/<id>.json.

  list         deliveries that wait, and dead letters with the reason; the default
  resend       delivers all dead letters again
  resend <id>  delivers one submission to every connector that has not got it
  --help       this text

The site server does the work, within seconds, or at its next start.`;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  if (values.help) return console.log(help);
  const [command = 'list', id] = positionals;
  const { submissions, waiting, dead } = await deliveryReader(defaultSubmissionsFolder)();
  if (command === 'list') {
    say(
      `${plural(submissions, 'submission')}: ${waiting} waiting, ${plural(dead.length, 'dead letter')}`,
    );
    for (const letter of dead)
      console.log(`  ${letter.id} ${letter.connector}: ${letter.error} (${letter.at})`);
    return;
  }
  if (command !== 'resend') throw new Error(`There is no "${command}". Try --help.`);
  const ids = id === undefined ? [...new Set(dead.map((letter) => letter.id))] : [id];
  for (const each of ids) await requestResend(defaultSubmissionsFolder, each);
  say(`${plural(ids.length, 'submission')} to be delivered again by the site server`);
});
