import type { SpaceAccess } from '../../contentful/space-server/control/spaceAccess';
import type { Entity } from '../../contentful/space-server/types';

export type Answer = { status: number; text: string };

/** An edit as an editor makes it, and how visitors can tell that it is live. */
export type DemoEdit = {
  name: string;
  entryId: string;
  topic: string;
  make: () => Promise<unknown>;
  undo: () => Promise<unknown>;
  /** Where visitors see it. */
  path: string;
  isSeen: (now: Answer, before: Answer) => boolean;
};

/** A value of the published entry in English. */
const valueOf = (entity: Entity, field: string): unknown => entity.published?.fields[field]?.en;

const isOther = (now: Answer, before: Answer): boolean => now.text !== before.text;

/**
 * Edits of different kinds to the insights and the menu of a space.
 *
 * @param pathsOf the addresses of an entry's pages.
 * @param round makes each text new.
 * @throws Error when the space has too few insights on the site.
 */
export const demoEdits = async (
  access: SpaceAccess,
  pathsOf: (entryId: string) => readonly string[],
  round: number,
): Promise<DemoEdit[]> => {
  const insights = (await access.list('Entry', 'insight')).filter(
    ({ id }) => pathsOf(id).length > 0,
  );
  if (insights.length < 5) throw new Error('The space has fewer than five insights on the site.');
  const pick = (index: number): Entity => {
    const found = insights[(round * 5 + index) % insights.length];
    if (found === undefined) throw new Error('The space has no insight.');
    return found;
  };
  const pathOf = ({ id }: Entity): string => pathsOf(id)[0] ?? '/';
  const change = (
    entity: Entity,
    field: string,
    value: unknown,
  ): Pick<DemoEdit, 'entryId' | 'topic' | 'make' | 'undo'> => {
    const before = valueOf(entity, field);
    const set = async (next: unknown): Promise<void> => {
      await access.setField('Entry', entity.id, { field, value: next });
      await access.publish('Entry', entity.id);
    };
    const topic = 'ContentManagement.Entry.publish';
    return { entryId: entity.id, topic, make: () => set(value), undo: () => set(before) };
  };

  const title = `A title of the demo ${round + 1}`;
  const pictured = pick(2);
  const picture = insights
    .map((entity) => valueOf(entity, 'image'))
    .find((image) => image && JSON.stringify(image) !== JSON.stringify(valueOf(pictured, 'image')));
  const spread = pick(4);
  const itsCountries = (valueOf(spread, 'countries') ?? []) as { sys: { id: string } }[];
  const added = (await access.list('Entry', 'country')).find(
    ({ id, published }) => published && !itsCountries.some(({ sys }) => sys.id === id),
  );
  const menuItem = (await access.list('Entry', 'menuItem')).find(
    (entity) => typeof valueOf(entity, 'title') === 'string',
  );
  const label = `Demo ${round + 1}`;
  const gone = pick(3);

  return [
    {
      ...change(pick(0), 'title', title),
      name: 'the title of an insight',
      path: pathOf(pick(0)),
      isSeen: ({ text }) => text.includes(title),
    },
    {
      ...change(pick(1), 'slug', `moved-by-the-demo-${round + 1}`),
      name: 'the slug of an insight: its old address leads on',
      path: pathOf(pick(1)),
      isSeen: ({ status }) => status === 301,
    },
    {
      ...change(pictured, 'image', picture),
      name: 'the picture of an insight',
      path: pathOf(pictured),
      isSeen: isOther,
    },
    {
      entryId: gone.id,
      topic: 'ContentManagement.Entry.unpublish',
      make: () => access.unpublish('Entry', gone.id),
      undo: () => access.publish('Entry', gone.id),
      name: 'an insight unpublished',
      path: pathOf(gone),
      isSeen: ({ status }) => status === 404,
    },
    {
      entryId: gone.id,
      topic: 'ContentManagement.Entry.publish',
      make: () => access.publish('Entry', gone.id),
      undo: () => Promise.resolve(),
      name: 'an insight published anew',
      path: pathOf(gone),
      isSeen: ({ status }) => status === 200,
    },
    ...(added === undefined
      ? []
      : [
          {
            ...change(spread, 'countries', [
              ...itsCountries,
              { sys: { type: 'Link', linkType: 'Entry', id: added.id } },
            ]),
            name: 'an insight shown in one more region',
            path: pathOf(spread),
            isSeen: isOther,
          },
        ]),
    ...(menuItem === undefined
      ? []
      : [
          {
            ...change(menuItem, 'title', label),
            name: 'the label of a menu item',
            path: pathOf(pick(0)),
            isSeen: isOther,
          },
        ]),
  ];
};
