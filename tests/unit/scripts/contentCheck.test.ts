import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExport } from '~/contentful/model/checkExport';
import type { CheckResult } from '~/contentful/model/checks/violation';
import { localSpace } from '~/contentful/localSpace';
import { checkContent } from '~/scripts/content-check/checkContent';
import { fetchExport } from '~/scripts/content-check/fetchExport';
import { labelKeys } from '~/src/i18n/labels';
import { entryLink, find, makeEntry, soundExport } from '../contentful/model/exportFixture';
import { startTestSpace } from '../../support/testSpace';

const folder = mkdtempSync(join(tmpdir(), 'content-check-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** A sound space whose picture is described, with all interface texts. */
const wholeExport = () => {
  const space = soundExport();
  for (const { fields } of space.assets) fields.description = { en: 'Lines', fr: 'Lignes' };
  space.entries.push(
    ...labelKeys.map((key) =>
      makeEntry('label', `label-${key}`, { key: { en: key }, text: { en: key, fr: key } }),
    ),
  );
  return space;
};

const brokenExport = () => {
  const space = wholeExport();
  const { fields } = find(space, 'insight-one');
  fields.slug = { en: 'Not A Slug' };
  fields.title = { en: 'One' };
  return space;
};

const write = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const check = async (...args: string[]) => {
  const lines: string[] = [];
  const exitCode = await checkContent(args, (line) => lines.push(line));
  return { exitCode, lines };
};

test('a sound export file has no violations and exit code 0', async () => {
  const file = write('sound.json', JSON.stringify(wholeExport()));
  expect(await check(file)).toEqual({
    exitCode: 0,
    lines: [`0 errors, 0 warnings in ${6 + labelKeys.length} entries and 1 asset`],
  });
});

test('a violation names content type, entry, field and fix, errors first', async () => {
  const { exitCode, lines } = await check(write('broken.json', JSON.stringify(brokenExport())));
  expect(exitCode).toBe(1);
  expect(lines[0]).toBe('Errors');
  expect(lines[1]).toMatch(/^ {2}insight "One" \(insight-one\), slug: is "Not A Slug"\. Use/);
  expect(lines).toContain('Warnings');
  expect(lines.find((line) => line.includes('translate'))).toMatch(
    /^ {2}insight "One" \(insight-one\), title, fr: is shown in fr/,
  );
  expect(lines.at(-1)).toBe(`1 error, 1 warning in ${6 + labelKeys.length} entries and 1 asset`);
});

test('a button to a page of no site and a service that is a part of itself are errors, as in a build', async () => {
  const space = wholeExport();
  const countries = { en: [entryLink('country-uk')] };
  space.entries.push(
    makeEntry('button', 'to-nowhere', {
      ...{ name: { en: 'Nowhere' }, label: { en: 'Go', fr: 'Aller' }, kind: { en: 'link' } },
      link: { en: '/gibt/es/nicht', fr: '/gibt/es/nicht' },
    }),
    makeEntry('service', 'loop', {
      ...{ title: { en: 'Loop', fr: 'Boucle' }, slug: { en: 'loop' }, countries },
      subServices: { en: [entryLink('loop')] },
    }),
  );
  const { exitCode, lines } = await check(write('pages.json', JSON.stringify(space)), '--json');
  const { errors } = JSON.parse(lines.join('\n')) as CheckResult;
  expect(exitCode).toBe(1);
  expect(errors.map(({ entryId, field, message }) => [entryId, field, message])).toEqual(
    expect.arrayContaining([
      ['to-nowhere', 'link', expect.stringContaining('leads to "/gibt/es/nicht"')],
      ['loop', 'subServices', expect.stringContaining('is a part of itself')],
    ]),
  );
});

test('missing labels, pictures without a description and long titles are warnings', async () => {
  const space = soundExport();
  find(space, 'insight-one').fields.title = { en: 'Long '.repeat(20), fr: 'Un' };
  const { exitCode, lines } = await check(write('warned.json', JSON.stringify(space)));
  expect(exitCode).toBe(0);
  const text = lines.join('\n');
  expect(text).toMatch(/^ {2}label, text, fr: \d+ interface texts are not in "fr"/m);
  expect(text).toMatch(/^ {2}Asset "lines", description: The picture/m);
  expect(text).toMatch(/insight-one\), metaTitle: The title of .* has 100 characters/);
});

test('an address that two pages want names both of them', async () => {
  const space = wholeExport();
  const { contentType } = find(space, 'insight-one').sys as { contentType: object };
  const twin = structuredClone(find(space, 'insight-one'));
  twin.sys = { ...twin.sys, id: 'insight-two', contentType } as typeof twin.sys;
  space.entries.push(twin);
  const { lines } = await check(write('twins.json', JSON.stringify(space)), '--json');
  const { errors } = JSON.parse(lines.join('\n')) as CheckResult;
  expect(errors.map(({ message }) => message)).toEqual(
    ['be/fr', 'be/en', 'uk/en'].map((site): unknown =>
      expect.stringContaining(
        `(insight insight-one) and "One" (insight insight-two) both want the address /${site}/insights/one`,
      ),
    ),
  );
});

test('--json prints the violations as data', async () => {
  const { lines } = await check(write('data.json', JSON.stringify(brokenExport())), '--json');
  expect(JSON.parse(lines.join('\n'))).toMatchObject({
    errors: [{ entryId: 'insight-one', field: 'slug' }],
    warnings: [{ entryId: 'insight-one', field: 'title', locale: 'fr' }],
  });
});

test.each([
  ['missing.json', undefined, /missing\.json cannot be read \(ENOENT\)/],
  ['text.json', 'Hello', /text\.json is not JSON/],
])('%s is refused with the fix', async (name, content, message) => {
  const file = content === undefined ? join(folder, name) : write(name, content);
  await expect(check(file)).rejects.toThrow(message);
});

test('the content of a space has the violations of its export file', async () => {
  const space = await startTestSpace(folder, brokenExport());
  try {
    const fetched = await fetchExport({
      CONTENTFUL_HOST: space.host,
      CONTENTFUL_SPACE_ID: localSpace.spaceId,
      CONTENTFUL_ENVIRONMENT: localSpace.environment,
      CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
      NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
    });
    expect(checkExport(fetched)).toEqual(checkExport(brokenExport()));
  } finally {
    await space.close();
  }
});
