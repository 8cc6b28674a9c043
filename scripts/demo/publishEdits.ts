import type { Entity, SpaceStore } from 'contentful-emulator';
import type { Route, Routes } from '../../gatsby/routes/types';
import { entryPath, homePath } from '../../src/i18n/paths';

export type PageResponse = { status: number; text: string; location: string | undefined };
export type Ask = (path: string) => Promise<PageResponse>;

/** An edit, and how to detect on the live site that it is published. */
export type DemoEdit = {
  kind: string;
  /** The page that shows the edit. */
  path: string;
  /** Saves and publishes. */
  make: () => void;
  isSeen: (now: PageResponse, before: PageResponse) => boolean | Promise<boolean>;
};

export type DemoEditsOptions = {
  store: SpaceStore;
  /** Routes of the live release. */
  routes: Routes;
  ask: Ask;
  /** Makes texts and slugs unique. */
  mark: string;
};

type Link = { sys: { type: 'Link'; linkType: string; id: string } };
type Insight = { entity: Entity; page: Route };

const linkTo = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } });

/** The URLs of all pictures of a page, in document order. */
const pictures = ({ text }: PageResponse): string =>
  (text.match(/\/[\w/.-]+\.(?:avif|webp|jpe?g|png|svg)/g) ?? []).join(' ');

/** The insights with a page in English, in an order rotated by `mark`. */
const findInsights = ({ store, routes, mark }: DemoEditsOptions): Insight[] => {
  const pages = new Map<string, Route>();
  for (const page of routes.pages) {
    if (page.site?.locale === 'en' && !pages.has(page.entryId)) pages.set(page.entryId, page);
  }
  const all = store.list('Entry', 'insight').flatMap((entity): Insight[] => {
    const page = pages.get(entity.id);
    return page && entity.published ? [{ entity, page }] : [];
  });
  const first = parseInt(mark, 36) % Math.max(1, all.length);
  return [...all.slice(first), ...all.slice(0, first)];
};

/**
 * One edit of each kind, in an order that restores unpublished entries. Skips kinds that the space has no content for.
 *
 * @throws Error if the space has fewer than five insights with a page in English.
 */
export const demoEdits = async (options: DemoEditsOptions): Promise<DemoEdit[]> => {
  const { store, routes, ask, mark } = options;
  const insights = findInsights(options);
  const [texted, copied, moved, pictured, gone] = insights;
  if (!texted || !copied || !moved || !pictured || !gone) {
    throw new Error(
      'The space has fewer than five insights with a page in English; the demo edits those. Unset SPACE_FILE for the demo space.',
    );
  }
  const valueOf = ({ entity }: Insight, field: string): unknown =>
    entity.published?.fields[field]?.en;
  const change = (id: string, field: string, value: unknown): void => {
    store.setField('Entry', id, field, value);
    store.publish('Entry', id);
  };
  const pathWith = ({ page }: Insight, slug: string): string =>
    page.site ? entryPath(page.site, page.entryType, slug) : page.path;
  const edits: DemoEdit[] = [];

  const sentence = `This sentence was added by the demo ${mark}.`;
  const body = valueOf(texted, 'body') as { content: object[] } | undefined;
  edits.push({
    kind: 'insight text',
    path: texted.page.path,
    make: () =>
      change(texted.entity.id, 'body', {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'paragraph',
            data: {},
            content: [{ nodeType: 'text', value: sentence, marks: [], data: {} }],
          },
          ...(body?.content ?? []),
        ],
      }),
    isSeen: ({ text }) => text.includes(sentence),
  });

  const page = await ask(texted.page.path);
  const item = store.list('Entry', 'menuItem').find((entity) => {
    const title = entity.published?.fields.title?.en;
    return typeof title === 'string' && page.text.includes(`>${title}<`);
  });
  const label = `Menu ${mark}`;
  if (item) {
    edits.push({
      kind: 'menu label',
      path: texted.page.path,
      make: () => change(item.id, 'title', label),
      isSeen: ({ text }) => text.includes(`>${label}<`),
    });
  }

  const slug = `made-by-the-demo-${mark}`;
  edits.push({
    kind: 'new insight',
    path: pathWith(copied, slug),
    make: () => {
      const fields = copied.entity.published?.fields ?? {};
      const title = { ...fields.title, en: `An insight of the demo ${mark}` };
      store.put('Entry', {
        id: slug,
        contentTypeId: 'insight',
        fields: { ...fields, title, slug: { en: slug } },
      });
      store.publish('Entry', slug);
    },
    isSeen: ({ status, text }) => status === 200 && text.includes(`An insight of the demo ${mark}`),
  });

  const newPath = pathWith(moved, `moved-by-the-demo-${mark}`);
  edits.push({
    kind: 'slug change, the old path redirects',
    path: moved.page.path,
    make: () => change(moved.entity.id, 'slug', `moved-by-the-demo-${mark}`),
    isSeen: async ({ status, location }) =>
      status === 301 && location === newPath && (await ask(newPath)).status === 200,
  });

  const idOf = (value: unknown): string | undefined => (value as Link | undefined)?.sys.id;
  const picture = insights
    .map((insight) => idOf(valueOf(insight, 'image')))
    .find((id) => id !== undefined && id !== idOf(valueOf(pictured, 'image')));
  if (picture !== undefined) {
    edits.push({
      kind: 'picture change',
      path: pictured.page.path,
      make: () => change(pictured.entity.id, 'image', linkTo('Asset', picture)),
      isSeen: (now, before) => pictures(now) !== pictures(before),
    });
  }

  edits.push(
    {
      kind: 'unpublish',
      path: gone.page.path,
      make: () => void store.unpublish('Entry', gone.entity.id),
      isSeen: ({ status }) => status === 404,
    },
    {
      kind: 'publish again',
      path: gone.page.path,
      make: () => void store.publish('Entry', gone.entity.id),
      isSeen: ({ status }) => status === 200,
    },
  );

  const sites = routes.sites.filter(({ locale }) => locale === 'en');
  const countriesOf = (insight: Insight): Link[] => (valueOf(insight, 'countries') ?? []) as Link[];
  const spread = insights.flatMap((insight) => {
    const has = new Set(countriesOf(insight).map(({ sys }) => sys.id));
    const site = has.size > 0 ? sites.find(({ countryId }) => !has.has(countryId)) : undefined;
    return site ? [{ insight, site }] : [];
  })[0];
  if (spread) {
    const { insight, site } = spread;
    edits.push({
      kind: 'country added to an insight',
      path: entryPath(site, insight.page.entryType, insight.page.slug),
      make: () =>
        change(insight.entity.id, 'countries', [
          ...countriesOf(insight),
          linkTo('Entry', site.countryId),
        ]),
      isSeen: ({ status }) => status === 200,
    });
  }

  const pagesOf = (countryId: string): number =>
    routes.pages.filter((routed) => routed.site?.countryId === countryId).length;
  const region = routes.sites
    .filter(({ countryId }) => pagesOf(countryId) < routes.pages.length / 20)
    .sort((a, b) => pagesOf(a.countryId) - pagesOf(b.countryId))[0];
  if (region) {
    const { countryId } = region;
    edits.push(
      {
        kind: 'region taken away',
        path: homePath(region),
        make: () => void store.unpublish('Entry', countryId),
        isSeen: ({ status }) => status !== 200,
      },
      {
        kind: 'region added',
        path: homePath(region),
        make: () => void store.publish('Entry', countryId),
        isSeen: ({ status }) => status === 200,
      },
    );
  }
  return edits;
};
