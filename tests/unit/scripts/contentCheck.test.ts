import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkExport } from '~/contentful/model/checkExport';
import { localSpace } from '~/contentful/localSpace';
import { checkContent } from '~/scripts/content-check/checkContent';
import { fetchExport } from '~/scripts/content-check/fetchExport';
import { find, soundExport } from '../contentful/model/exportFixture';
import { startTestSpace } from '../../support/testSpace';

const folder = mkdtempSync(join(tmpdir(), 'content-check-'));

afterAll(() => rmSync(folder, { recursive: true }));

const brokenExport = () => {
  const space = soundExport();
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
  const file = write('sound.json', JSON.stringify(soundExport()));
  expect(await check(file)).toEqual({
    exitCode: 0,
    lines: ['0 errors, 0 warnings in 6 entries and 1 asset'],
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
  expect(lines.at(-1)).toBe('1 error, 1 warning in 6 entries and 1 asset');
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
