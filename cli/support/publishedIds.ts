import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

const kinds = { entries: 'links_to_entry', assets: 'links_to_asset' } as const;
type Kind = keyof typeof kinds;

/** Ids of what is published. */
export type PublishedIds = Record<Kind, string[]>;

type Page = { total: number; items: { sys: { id: string } }[] };

const pageSize = 1000;
/** More newcomers than this are not asked for one by one. */
const mostAsked = 50;

const get = (env: NodeJS.ProcessEnv, path: string): Promise<Page> =>
  new Promise((resolve, reject) => {
    const authority = env.NODE_EXTRA_CA_CERTS;
    const base = `https://${env.CONTENTFUL_HOST || 'cdn.contentful.com'}/spaces/${env.CONTENTFUL_SPACE_ID}/environments/${env.CONTENTFUL_ENVIRONMENT || 'master'}`;
    const isLocal = authority !== undefined && authority !== process.env.NODE_EXTRA_CA_CERTS;
    const call = request(
      `${base}${path}`,
      {
        headers: { authorization: `Bearer ${env.CONTENTFUL_ACCESS_TOKEN}` },
        timeout: 20_000,
        ...(isLocal && existsSync(authority) && { ca: readFileSync(authority) }),
      },
      (response) => {
        text(response).then((body) => {
          if (response.statusCode === 200) resolve(JSON.parse(body) as Page);
          else reject(new Error(`The space answers ${response.statusCode} for ${path}.`));
        }, reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error('The space does not answer.')));
    call.on('error', reject);
    call.end();
  });

const idsOf = async (env: NodeJS.ProcessEnv, kind: Kind): Promise<string[]> => {
  const ids: string[] = [];
  for (;;) {
    const { total, items } = await get(
      env,
      `/${kind}?select=sys.id&order=sys.id&limit=${pageSize}&skip=${ids.length}`,
    );
    ids.push(...items.map(({ sys }) => sys.id));
    if (items.length === 0 || ids.length >= total) return ids;
  }
};

/** Which entries and assets a space has published; `env` names the space as for a build. */
export const readPublishedIds = async (env: NodeJS.ProcessEnv): Promise<PublishedIds> => ({
  entries: await idsOf(env, 'entries'),
  assets: await idsOf(env, 'assets'),
});

/**
 * Whether something was published, for the first time or anew, that other entries have linked to before.
 * gatsby-source-contentful leaves links to what is not published out of an entry, and does not look at that entry again
 * when what it links to is there: with its cache, such links would be missing until the entry itself is published anew.
 */
export const hasLinkedNewcomers = async (
  env: NodeJS.ProcessEnv,
  before: PublishedIds,
  now: PublishedIds,
): Promise<boolean> => {
  for (const kind of ['entries', 'assets'] as const) {
    const known = new Set(before[kind]);
    const added = now[kind].filter((id) => !known.has(id));
    if (added.length > mostAsked) return true;
    for (const id of added) {
      const { total } = await get(env, `/entries?${kinds[kind]}=${id}&select=sys.id&limit=1`);
      if (total > 0) return true;
    }
  }
  return false;
};
