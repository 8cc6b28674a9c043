import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FieldAddress } from '../entryAddress';
import { readJson } from '../files/readJson';
import { currentRelease } from '../releases/listReleases';
import { releaseFiles } from '../releases/releaseFolder';
import { statusHeaders } from '../status/statusHeaders';
import type { StatusPageOptions } from '../status/statusPageOptions';
import { gapStates, type GapState, type TranslationGap } from './translationGap';
import { translationsPage, translationsPath } from './translationsPage';

/** The file in each release that a build's `translationsFile` becomes. */
export const translationsName = 'translations.json';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Serves the board of translations of the current release. */
export const addTranslationRoutes = (
  app: FastifyInstance,
  releasesFolder: string,
  fieldAddress: FieldAddress,
  look?: StatusPageOptions,
): void => {
  app.get<{ Querystring: Record<string, unknown> }>(translationsPath, async (request, reply) => {
    const { site, language, state, text: name, page } = request.query;
    const release = currentRelease(releasesFolder);
    const file = release && join(releaseFiles(releasesFolder, release).folder, translationsName);
    const gaps = (file && (await readJson<TranslationGap[]>(file))) || [];
    const query = {
      site: text(site),
      language: text(language),
      state: gapStates.find((known): known is GapState => known === state),
      text: text(name),
      page: Math.max(1, Math.floor(Number(page)) || 1),
    };
    return reply
      .headers(statusHeaders)
      .type('text/html; charset=utf-8')
      .send(translationsPage(gaps, query, fieldAddress, look));
  });
};
