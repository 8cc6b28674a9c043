import type { ContentType, Locale, Resource, ResourceType, SpaceContent, Tag } from '../types';
import { toContentType, toLocale, toTag } from './readModel';

const keyOf = (type: ResourceType, id: string) => `${type}:${id}`;

/** Types that determine the format of all entries in the delivery API. */
const modelTypes = new Set<ResourceType>(['ContentType', 'Locale', 'Tag']);

/** Content types, locales, tags, webhooks … of a space: everything except entries and assets. */
export class SpaceModel {
  readonly contentTypes = new Map<string, ContentType>();
  locales: readonly Locale[];
  tags: readonly Tag[];
  /** Sequence number of the last change of a content type, locale or tag; 0 if unchanged since the export file. */
  lastModelSequence = 0;
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
    this.refresh(type, sequence);
  }

  remove(type: ResourceType, id: string, sequence: number): void {
    this.resources.delete(keyOf(type, id));
    if (type === 'ContentType') this.contentTypes.delete(id);
    this.refresh(type, sequence);
  }

  private refresh(type: ResourceType, sequence: number) {
    if (type === 'Locale') this.locales = this.list('Locale').map(toLocale);
    if (type === 'Tag') this.tags = this.list('Tag').map(toTag);
    if (modelTypes.has(type)) this.lastModelSequence = sequence;
  }
}
