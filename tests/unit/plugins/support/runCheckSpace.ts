import { checkSpace } from '~/plugins/contentful-consistency/checkSpace';
import { readSettings } from '~/gatsby/settings/readSettings';

// Runs in a process of its own: which authorities Node trusts is decided when it starts.
const noPause = () => Promise.resolve();

checkSpace(readSettings(process.env), noPause).then(
  () => console.log('ok'),
  (error: unknown) => console.log((error as Error).message),
);
