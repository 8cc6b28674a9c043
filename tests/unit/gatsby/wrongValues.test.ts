import fc from 'fast-check';
import { usableFields } from '~/contentful/model/checks/usableFields';
import { kindFault } from '~/contentful/model/checks/checkValue';
import { isFilled, isRecord, readLink } from '~/contentful/model/checks/values';
import { contentTypes } from '~/contentful/model/contentTypes';
import type { Field } from '~/contentful/model/define';
import type { ContentWarning } from '~/gatsby/content-report/contentWarning';
import type { ExportEntry } from '~/contentful/model/export/exportFormat';
import { fullSpace } from '../../fixtures/fullSpace';
import { buildSpace } from './support/buildSpace';
import { workInOwnFolder } from './support/workInOwnFolder';
import { localisedWrongly, wrongValueKinds, type WrongValueKind } from './support/wrongValues';

const whole = fullSpace();
const kinds = wrongValueKinds(whole.entries.map(({ sys }) => sys.id));
const fields = contentTypes.flatMap(({ id, fields: itsFields }) =>
  Object.entries(itsFields).map(([fieldId, field]) => ({ type: id, fieldId, field })),
);

workInOwnFolder('wrong-values');

const withValue = (
  entries: readonly ExportEntry[],
  entryId: string,
  fieldId: string,
  values: unknown,
): ExportEntry[] =>
  entries.map((entry) =>
    entry.sys.id === entryId
      ? { ...entry, fields: { ...entry.fields, [fieldId]: values } as ExportEntry['fields'] }
      : entry,
  );

test('the space with a value in every field builds all of its pages, and has nothing to say', async () => {
  const built = await buildSpace(whole);
  expect(built.problems).toBeUndefined();
  if (built.problems) return;
  expect(built.leftOut).toEqual([]);
  expect(built.warnings.filter(({ kind }) => kind !== 'missing-labels')).toEqual([]);
  expect(built.paths.length).toBeGreaterThan(55);
});

/** Whether a field can hold a value, alone or in its list. */
const isUsable = (field: Field, value: unknown): boolean =>
  value === null ||
  (field.list
    ? Array.isArray(value) && value.every((item) => kindFault(field, item) === undefined)
    : value === '' || kindFault(field, value) === undefined);

const kindNames = Object.keys(kinds) as WrongValueKind[];

test.each(kindNames)('no field keeps a value of the wrong kind: %s', (kind) => {
  fc.assert(
    fc.property(kinds[kind] as fc.Arbitrary<unknown>, (value) => {
      for (const { type, fieldId, field } of fields) {
        const usable = usableFields(type, { [fieldId]: { en: value } });
        const kept = (usable.fields[fieldId] as { en?: unknown }).en ?? null;
        if (!isUsable(field, kept)) throw new Error(`${type}.${fieldId} keeps it.`);
        const isTold = usable.faults.some((fault) => fault.fieldId === fieldId);
        const mustBe = isFilled(value) && !isUsable(field, value);
        if (mustBe && !isTold) throw new Error(`${type}.${fieldId} loses it silently.`);
      }
    }),
  );
});

type Wrong = { type: string; fieldId: string; field: Field; kind: WrongValueKind; values: unknown };

const wrong: fc.Arbitrary<Wrong> = fc
  .tuple(fc.constantFrom(...fields), fc.constantFrom(...kindNames))
  .chain(([{ type, fieldId, field }, kind]) =>
    localisedWrongly(kinds[kind] as fc.Arbitrary<unknown>, field).map((values) => ({
      type,
      fieldId,
      field,
      kind,
      values,
    })),
  );

const typeOf = new Map(
  whole.entries.map(({ sys }): [string, string] => [sys.id, sys.contentType.sys.id]),
);

/**
 * Whether a field links to an entry that is missing or of another content type. Contentful refuses other languages than the
 * default one in a field that is not localised, and delivers none of them.
 */
const linksWrongly = ({ field, values }: Wrong): boolean =>
  Object.entries(isRecord(values) ? values : {}).some(([locale, value]) => {
    if (!field.localized && locale !== 'en') return false;
    const link = readLink(value);
    if (field.list || link?.linkType !== field.kind) return false;
    const type = typeOf.get(link.id);
    return link.id === 'gone' || (field.kind === 'Entry' && !field.linkTo?.includes(type ?? ''));
  });

/** Whether the values must be named: anything filled that the field cannot hold, and wrong links. */
const mustBeTold = (one: Wrong): boolean =>
  linksWrongly(one) ||
  usableFields(one.type, { [one.fieldId]: one.values }).faults.some(({ isOmitted }) => isOmitted);

/** The space with wrong values, one for each field: the last. */
const withWrong = (all: readonly Wrong[]): ExportEntry[] =>
  all.reduce(
    (rest, { type, fieldId, values }) => withValue(rest, `full-${type}`, fieldId, values),
    whole.entries,
  );

const expectTold = (all: readonly Wrong[], warnings: readonly ContentWarning[]): void => {
  const reported = new Set(warnings.map(({ id, field }) => `${id}: ${field}`));
  const lost = all
    .filter(mustBeTold)
    .map(({ type, field }) => `full-${type}: ${field.name}`)
    .filter((wanted) => !reported.has(wanted));
  expect(lost).toEqual([]);
};

/** A value of a kind in each of some fields, the same in every run. */
const oneOfKind = (kind: WrongValueKind, isWanted: (one: (typeof fields)[number]) => boolean) =>
  fields.filter(isWanted).map((one, index): Wrong => {
    const [value] = fc.sample(kinds[kind], { seed: index, numRuns: 1 });
    return { ...one, kind, values: { en: value, ...(one.field.localized && { fr: value }) } };
  });

// Without them the space has no site, and the build stops with a problem.
const sites = new Set(['country', 'language']);

describe.each(kindNames)('a build ends, and names entry and field, with a %s', (kind) => {
  test('in every optional field', async () => {
    const all = oneOfKind(kind, ({ type, field }) => !field.required && !sites.has(type));
    const built = await buildSpace({ ...whole, entries: withWrong(all) });
    if (built.problems) throw new Error(JSON.stringify(built.problems));
    expectTold(all, built.warnings);
    expect(built.paths.length).toBeGreaterThan(30);
  });

  test('in every required field of what is no page', async () => {
    const all = oneOfKind(
      kind,
      ({ type, field }) => field.required && !sites.has(type) && type !== 'page',
    ).filter(({ fieldId }) => fieldId !== 'slug');
    const built = await buildSpace({ ...whole, entries: withWrong(all) });
    if (built.problems) throw new Error(JSON.stringify(built.problems));
    expectTold(all, built.warnings);
    expect(built.paths.length).toBeGreaterThan(30);
  });
});

test('a build with wrong values in any fields ends, and names entry and field of each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wrong, { minLength: 1, maxLength: 6 }), async (all) => {
      // One value for each field: the last.
      const unique = [...new Map(all.map((one) => [`${one.type} ${one.fieldId}`, one])).values()];
      const built = await buildSpace({ ...whole, entries: withWrong(unique) });
      if (built.problems) {
        for (const { entry, field, text, fix } of built.problems) {
          expect(entry?.id).toMatch(/./);
          expect(field).toMatch(/./);
          expect(fix).toMatch(/./);
          expect(text.length).toBeLessThan(600);
          expect(`${text} ${fix}`).not.toMatch(/\n/);
        }
        return;
      }
      expectTold(unique, built.warnings);
    }),
    { numRuns: 40 },
  );
}, 120_000);
