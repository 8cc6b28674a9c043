import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { usableFields } from '~/contentful/model/checks/usableFields';
import { kindFault } from '~/contentful/model/checks/checkValue';
import { isFilled } from '~/contentful/model/checks/values';
import { contentTypes, findContentType } from '~/contentful/model/contentTypes';
import type { Field } from '~/contentful/model/define';
import type { ExportEntry } from '~/contentful/model/export/exportFormat';
import { fullSpace } from '../../fixtures/fullSpace';
import { buildSpace } from './support/buildSpace';
import { localisedWrongly, wrongValueKinds, type WrongValueKind } from './support/wrongValues';

const whole = fullSpace();
const kinds = wrongValueKinds(whole.entries.map(({ sys }) => sys.id));
const fields = contentTypes.flatMap(({ id, fields: itsFields }) =>
  Object.entries(itsFields).map(([fieldId, field]) => ({ type: id, fieldId, field })),
);
const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'wrong-values-'));

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

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

test.each(Object.keys(kinds) as WrongValueKind[])(
  'no field keeps a value of the wrong kind: %s',
  (kind) => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), kinds[kind], ({ type, fieldId, field }, value) => {
        const usable = usableFields(type, { [fieldId]: { en: value } });
        const kept = (usable.fields[fieldId] as { en?: unknown }).en ?? null;
        expect(isUsable(field, kept)).toBe(true);
        const isTold = usable.faults.some((fault) => fault.fieldId === fieldId);
        if (isFilled(value) && !isUsable(field, value)) expect(isTold).toBe(true);
      }),
      { numRuns: fields.length * 2 },
    );
  },
);

type Wrong = { type: string; fieldId: string; field: Field; kind: WrongValueKind; values: unknown };

const wrong: fc.Arbitrary<Wrong> = fc
  .tuple(fc.constantFrom(...fields), fc.constantFrom(...(Object.keys(kinds) as WrongValueKind[])))
  .chain(([{ type, fieldId, field }, kind]) =>
    localisedWrongly(kinds[kind] as fc.Arbitrary<unknown>, field).map((values) => ({
      type,
      fieldId,
      field,
      kind,
      values,
    })),
  );

/** Whether the values are told of: anything filled that the field cannot hold. */
const mustBeTold = ({ type, fieldId, values }: Wrong): boolean =>
  usableFields(type, { [fieldId]: values }).faults.some(({ isOmitted }) => isOmitted);

test('a build with wrong values in any fields ends, and names entry and field of each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wrong, { minLength: 1, maxLength: 6 }), async (all) => {
      // One value for each field: the last.
      const unique = [...new Map(all.map((one) => [`${one.type} ${one.fieldId}`, one])).values()];
      const entries = unique.reduce(
        (rest, { type, fieldId, values }) => withValue(rest, `full-${type}`, fieldId, values),
        whole.entries,
      );
      const built = await buildSpace({ ...whole, entries });
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
      for (const one of unique.filter(mustBeTold)) {
        const name = findContentType(one.type)?.fields[one.fieldId]?.name;
        const told = built.warnings.filter(({ id }) => id === `full-${one.type}`);
        expect(told.map(({ field }) => field)).toContain(name);
      }
    }),
    { numRuns: Number(process.env.WRONG_VALUE_RUNS ?? 40) },
  );
}, 120_000);
