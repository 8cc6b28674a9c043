import type { ContentType, Locale, Resource, ResourceType, SpaceContent, Tag } from '../types';
import { toContentType, toLocale, toTag } from './readModel';

const keyOf = (type: ResourceType, id: string) => `${type}:${id}`;

/** Types whose change makes answers of the delivery API look different as a whole. */
const shapesContent = new Set<ResourceType>(['ContentType', 'Locale', 'Tag']);

/** Content types, locales, tags, webhooks …: what a space is, besides its entries and assets. */
export class SpaceModel {
  readonly contentTypes = new Map<string, ContentType>();
  locales: readonly Locale[];
  tags: readonly Tag[];
  /** Number of the last change to what entries look like; 0 for what the export file brought. */
  lastShapeSequence = 0;
  private readonly resources = new Map<string, Resource>();

  constructor(content: SpaceContent) {
    for (const type of content.contentTypes) this.contentTypes.set(type.id, type);
    this.locales = content.locales;
    this.tags = content.tags;
    for (const resource of content.resources) {
      this.resources.set(keyOf(resource.type, resource.id), resource);
    }
  }

  get(type: ResourceType, id: string): Resource | undefined {
    return this.resources.get(keyOf(type, id));
  }

  list(type: ResourceType): Resource[] {
    return [...this.resources.values()].filter((resource) => resource.type === type);
  }

  set(resource: Resource, sequence: number): void {
    const { type, id } = resource;
    const before = this.get(type, id);
    this.resources.set(keyOf(type, id), resource);
    if (type === 'ContentType') {
      if (before?.published === resource.published) return;
      const published = toContentType(resource);
      if (published) this.contentTypes.set(id, published);
      else this.contentTypes.delete(id);
    }
    this.reread(type, sequence);
  }

  remove(type: ResourceType, id: string, sequence: number): void {
    this.resources.delete(keyOf(type, id));
    if (type === 'ContentType') this.contentTypes.delete(id);
    this.reread(type, sequence);
  }

  private reread(type: ResourceType, sequence: number) {
    if (type === 'Locale') this.locales = this.list('Locale').map(toLocale);
    if (type === 'Tag') this.tags = this.list('Tag').map(toTag);
    if (shapesContent.has(type)) this.lastShapeSequence = sequence;
  }
}
