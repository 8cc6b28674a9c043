import { join } from 'node:path';
import { formatProblems } from '~/contentful/demo-space/build/contentProblems';
import { readContent } from '~/contentful/demo-space/reader/readContent';
import { checkSpelling } from '~/contentful/demo-space/spelling/checkSpelling';
import { readFiles } from './contentFolder';

const contentFolder = join(__dirname, '../../../../contentful/demo-space/content');

const languages = `
- { id: language-en-us, type: language, name: English, localCode: en-US }
- { id: language-en-gb, type: language, name: English, localCode: en-GB }
- { id: language-pt-br, type: language, name: Português, localCode: pt-BR }
- { id: language-pt-pt, type: language, name: Português, localCode: pt-PT }
- { id: language-es-419, type: language, name: Español, localCode: es-419 }
`;

const country = (name: string, language: string, locale = 'en') => `
locale: ${locale}
entries:
  - { id: country-${name}, type: country, technicalName: ${name}, languages: [language-${language}] }
`;

/** A space of five regions with one page in each folder named. */
const spellingOf = async (pages: Readonly<Record<string, string>>): Promise<string[]> => {
  const content = await readFiles({
    'shared/languages.yaml': languages,
    'regions/us/region.yaml': country('us', 'en-us'),
    'regions/uk/region.yaml': country('uk', 'en-gb'),
    'regions/br/region.yaml': country('br', 'pt-br', 'pt'),
    'regions/pt/region.yaml': country('pt', 'pt-pt', 'pt'),
    'regions/latam/region.yaml': country('latam', 'es-419', 'es'),
    ...Object.fromEntries(
      Object.entries(pages).map(([folder, text]) => [
        `${folder}/pages/about-us.md`,
        `---\ntemplate: page\ntitle: Talvane\nintroduction: "${text}"\n---\n`,
      ]),
    ),
  });
  return (await checkSpelling(content)).map(({ file, message }) => `${file} ${message}`);
};

const words = (problems: readonly string[]) =>
  problems.map((problem) => /^(?:regions\/)?(\w+).*“(.+)”/.exec(problem)?.slice(1).join(' '));

test('every site is spelled as its country spells', async () => {
  expect(formatProblems(await checkSpelling(await readContent(contentFolder)))).toEqual([]);
}, 120_000);

test('British spelling is found on the pages of the United States, American spelling on those of Britain', async () => {
  const problems = await spellingOf({
    'regions/us': 'We practise in every organisation, and colour by colour. Favours cost litres.',
    'regions/uk': 'We practise in every organization, and color by color. A prize of that size.',
  });
  expect(words(problems).sort()).toEqual([
    'uk color',
    'uk organization',
    'us Favours',
    'us colour',
    'us litres',
    'us organisation',
    'us practise',
  ]);
  expect(problems.join('\n')).toContain('regions/uk/pages/about-us.md');
}, 120_000);

test('shared text is right in all variants of its language', async () => {
  const problems = await spellingOf({ shared: 'One organization, one organisation, one company.' });
  expect(words(problems).sort()).toEqual(['shared organisation', 'shared organization']);
}, 120_000);

test('words of another country are found where both dictionaries know them', async () => {
  const problems = await spellingOf({
    'regions/br': 'A equipa abriu a aplicação no ecrã do telemóvel: 2 100 pessoas.',
    'regions/pt': 'A equipe planejou de fato o aplicativo para o usuário.',
    'regions/latam': 'Los inversores y los inversionistas.',
  });
  expect(words(problems)).toEqual(
    expect.arrayContaining([
      'br equipa',
      'br aplicação',
      'br ecrã',
      'br telemóvel',
      'br 2 100',
      'pt equipe',
      'pt fato',
      'pt aplicativo',
      'pt usuário',
      'latam inversores',
    ]),
  );
}, 120_000);

test('names come from the content; elisions, genitives, pronouns and compounds are taken apart', async () => {
  const problems = await spellingOf({
    'regions/us': "Talvane's half-year, the client's quiet mistaek.",
    'regions/pt': 'Dizemo-lo em segunda-feira.',
    'regions/latam': 'Vamos a apagarlo y a responderle.',
  });
  expect(words(problems)).toEqual(['us mistaek']);
}, 120_000);
