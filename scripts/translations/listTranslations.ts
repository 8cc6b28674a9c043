import { parseArgs } from 'node:util';
import { readJson } from 'static-site-publisher/files';
import {
  countGaps,
  filterGaps,
  gapStates,
  type TranslationGap,
} from 'static-site-publisher/translations';
import { translationsFile } from '../../gatsby/post-build/translationsFile';

export const translationsHelp = `npm run space -- translations [options]

Lists the texts of the last build that a site shows and that are not in its language: missing, in the language that it falls
back to, or older than the text in the default language. The status page of the publisher has the same at /translations.

  --site ID         such as be/fr
  --language NAME   such as French
  --state STATE     ${gapStates.join(', ')}
  --json            prints the texts as JSON
  --help            this text`;

const lineOf = ({
  site,
  locale,
  entryName,
  field,
  state,
  shown,
  entryId,
}: TranslationGap): string =>
  `${site}  ${state}${shown ? ` (${shown})` : ''}  "${entryName}": ${field} in ${locale}  (${entryId})`;

/** Prints the translations that the last build lacks. */
export const listTranslations = async (
  args: readonly string[],
  print: (line: string) => void,
): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      site: { type: 'string' },
      language: { type: 'string' },
      state: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return print(translationsHelp);
  const state = gapStates.find((known) => known === values.state);
  if (values.state !== undefined && state === undefined) {
    throw new Error(`--state ${values.state}: use ${gapStates.join(', ')}.`);
  }
  const gaps = await readJson<TranslationGap[]>(translationsFile);
  if (gaps === undefined) {
    throw new Error(`There is no ${translationsFile}: build the site first (npm run build).`);
  }
  const found = filterGaps(gaps, { site: values.site, language: values.language, state });
  if (values.json) return print(JSON.stringify(found, null, 2));
  for (const gap of found) print(lineOf(gap));
  for (const [site, counts] of countGaps(found)) {
    print(`${site}: ${gapStates.map((name) => `${counts[name]} ${name}`).join(', ')}`);
  }
  if (found.length === 0) print('Every text is in the language of its site.');
};
