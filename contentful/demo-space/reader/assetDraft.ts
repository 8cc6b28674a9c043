import type { Chapter } from './chapters';
import { createHash } from 'node:crypto';
import type { ContentLocale } from '../../model/locales';
import type { PictureRecipe } from '../pictures/pictureRecipe';
import { fitId, toKebab, toWords } from './entryId';
import type { Origin } from './problems';

/** What a file of the space is made from. */
export type AssetRecipe =
  | ({ kind: 'picture' } & PictureRecipe)
  | { kind: 'document'; name: string; title: string; locale: ContentLocale; chapters?: readonly Chapter[] }
  | { kind: 'video'; name: string };

/** A picture, document or video that some entry asked for; equal wishes share one. */
export type AssetDraft = {
  id: string;
  origin: Origin;
  recipe: AssetRecipe;
  title: Map<ContentLocale, string>;
  description: Map<ContentLocale, string>;
};

const agree = (a: ReadonlyMap<ContentLocale, string>, b: ReadonlyMap<ContentLocale, string>) =>
  [...a].every(([locale, text]) => !b.has(locale) || b.get(locale) === text);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** All pictures, documents and videos of the space, each once. */
export class AssetDrafts {
  private readonly byId = new Map<string, AssetDraft>();

  get list(): AssetDraft[] {
    return [...this.byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  /** Registers a picture and returns its id. The same art under another text is another asset. */
  addPicture(
    recipe: Extract<AssetRecipe, { kind: 'picture' }>,
    alt: ReadonlyMap<ContentLocale, string>,
    origin: Origin,
  ): string {
    const accent = recipe.accent ? `-${recipe.accent.replace('#', '').toLowerCase()}` : '';
    const figures = recipe.figures ? `-${recipe.figures.join('-').replace(/\./g, '_')}` : '';
    const labels = recipe.labels ? `-${hash(recipe.labels.join())}` : '';
    const base = `${recipe.art}-${toKebab(recipe.seed)}${figures}${labels}${accent}`;
    const title = new Map([['en' as const, `${toWords(recipe.art)}: ${toWords(recipe.seed)}`]]);
    return this.add(base, recipe, title, alt, origin);
  }

  /** Registers a document and returns its id. */
  addDocument(
    recipe: Extract<AssetRecipe, { kind: 'document' }>,
    title: ReadonlyMap<ContentLocale, string>,
    origin: Origin,
  ): string {
    return this.add(toKebab(recipe.name), recipe, title, new Map(), origin);
  }

  /** Registers a video, `alt` being what it shows, and returns its id. */
  addVideo(name: string, alt: ReadonlyMap<ContentLocale, string>, origin: Origin): string {
    const title = new Map([['en' as const, toWords(name)]]);
    return this.add(`video-${toKebab(name)}`, { kind: 'video', name }, title, alt, origin);
  }

  private add(
    base: string,
    recipe: AssetRecipe,
    title: ReadonlyMap<ContentLocale, string>,
    description: ReadonlyMap<ContentLocale, string>,
    origin: Origin,
  ): string {
    const texts = JSON.stringify([...title, ...description]);
    for (const id of [fitId(base), fitId(`${base}-${hash(texts)}`)]) {
      const known = this.byId.get(id);
      if (!known) {
        this.byId.set(id, {
          id,
          origin,
          recipe,
          title: new Map(title),
          description: new Map(description),
        });
        return id;
      }
      if (agree(known.title, title) && agree(known.description, description)) {
        for (const [locale, text] of title) known.title.set(locale, text);
        for (const [locale, text] of description) known.description.set(locale, text);
        return id;
      }
    }
    throw new Error(`two different files have the id ${base}`);
  }
}
