import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import type { Routes } from '../../gatsby/routes/types';

/** The path that opens the page of an entry: `?entry={entry.sys.id}&locale={locale}` of Contentful's preview URLs. */
export const entryPath = '/preview-entry';

/** The page of an entry, in a locale if it has one there; the home page of that locale for entries without a page. */
export const findPage = (
  { pages }: Pick<Routes, 'pages'>,
  entry: string | undefined,
  locale: string | undefined,
): string => {
  const inLocale = (page: { locale: string }): boolean => !locale || page.locale === locale;
  const ofEntry = pages.filter(({ entryId }) => entryId === entry);
  const home = pages.find((page) => page.template === 'homepage' && inLocale(page));
  return (ofEntry.find(inLocale) ?? ofEntry[0] ?? home)?.path ?? '/';
};

/** Redirects to the page of an entry. */
export const addEntryRoute = (app: FastifyInstance, siteFolder: string): void => {
  app.get(entryPath, async (request, reply) => {
    const { searchParams } = new URL(request.url, 'http://preview');
    const text = await readFile(join(siteFolder, routesFile), 'utf8').catch(() => undefined);
    if (text === undefined) {
      return reply
        .code(503)
        .type('text/plain')
        .send('The preview is starting. Try again in a moment.');
    }
    const [entry, locale] = [searchParams.get('entry'), searchParams.get('locale')];
    const path = findPage(JSON.parse(text) as Routes, entry ?? undefined, locale ?? undefined);
    return reply.redirect(encodeURI(path), 302);
  });
};
