import { contentTypes, findContentType } from '~/contentful/model/contentTypes';
import type { ContentType } from '~/contentful/model/define';

const fieldsOf = (type: ContentType) => Object.entries(type.fields);

describe('the content model', () => {
  // gatsby-source-contentful refuses these or loses them.
  test.each(contentTypes.map((type) => [type.id, type] as const))(
    '%s keeps clear of the names that Gatsby and its source plugin use',
    (id, type: ContentType) => {
      expect(['entity', 'reference', 'asset']).not.toContain(id.toLowerCase());
      const reserved = ['children', 'contentful_id', 'fields', 'id', 'internal', 'parent'];
      expect(Object.keys(type.fields).filter((field) => reserved.includes(field))).toEqual([]);
    },
  );

  test('no field has the name of the back-reference that a link to its type makes', () => {
    const clashes = contentTypes.flatMap((from: ContentType) =>
      fieldsOf(from).flatMap(([, field]) =>
        (field.linkTo ?? []).flatMap((target) => {
          const taken = Object.keys(findContentType(target)?.fields ?? {});
          return taken.includes(from.id.toLowerCase())
            ? [`${target}.${from.id.toLowerCase()}`]
            : [];
        }),
      ),
    );
    expect(clashes).toEqual([]);
  });

  test('ids are unique, and every link leads to a type of the model', () => {
    const ids = contentTypes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = contentTypes.flatMap((type: ContentType) =>
      fieldsOf(type).flatMap(([, { linkTo }]) => linkTo ?? []),
    );
    expect(targets.filter((target) => !findContentType(target))).toEqual([]);
  });

  test.each(contentTypes.map((type) => [type.id, type] as const))(
    '%s is listed by a field that it has and that can be read in a list',
    (_, type: ContentType) => {
      const field = type.fields[type.displayField];
      expect(['Symbol', 'Text', 'Integer', 'Number', 'Date']).toContain(field?.kind);
      expect(field?.list).toBe(false);
    },
  );

  test('fields hold together: bounds, patterns, and options that belong to their kind', () => {
    for (const type of contentTypes) {
      for (const [id, field] of fieldsOf(type)) {
        const name = `${type.id}.${id}`;
        if (field.kind === 'Symbol')
          expect([name, field.max ?? 0]).toEqual([name, Math.min(field.max ?? 0, 256)]);
        expect([name, field.linkTo !== undefined]).toEqual([name, field.kind === 'Entry']);
        if (field.media) expect([name, field.kind]).toEqual([name, 'Asset']);
        if (field.list) expect(['Symbol', 'Entry', 'Asset']).toContain(field.kind);
        expect([name, (field.min ?? 0) <= (field.max ?? Infinity)]).toEqual([name, true]);
        if (field.pattern) {
          expect(field.pattern.message).not.toBe('');
          expect(() => new RegExp(field.pattern?.source ?? '')).not.toThrow();
        }
      }
    }
  });
});
