import type { Entity, Resource } from '../types';

export type EntryVersion = NonNullable<Entity['published']>;
export type TypeVersion = NonNullable<Resource['published']>;

/** A published version of an entry or content type, with the time of its publication. */
export type Snapshot<Version> = { id: string; version: Version };

/** The published versions of entries or content types, newest first. */
export class PublishedVersions<Version extends { version: number; at: string }> {
  private readonly versions = new Map<string, Snapshot<Version>[]>();

  of(id: string): readonly Snapshot<Version>[] {
    return this.versions.get(id) ?? [];
  }

  add(id: string, version: Version): void {
    const known = this.of(id);
    if (known[0]?.version.at === version.at) return;
    this.versions.set(id, [{ id: `${id}-${version.version}-${known.length}`, version }, ...known]);
  }

  forget(id: string): void {
    this.versions.delete(id);
  }
}
