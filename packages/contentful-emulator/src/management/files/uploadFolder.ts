import { createWriteStream, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../newId';

/** Storage of /uploads. */
export class UploadFolder {
  constructor(private readonly folder: string) {}

  /** Saves a request body. Returns the upload id. */
  async save(body: Readable): Promise<string> {
    mkdirSync(this.folder, { recursive: true });
    const id = newId();
    await pipeline(body, createWriteStream(this.pathOf(id)));
    return id;
  }

  has(id: string): boolean {
    return (
      /^\w+$/.test(id) && statSync(this.pathOf(id), { throwIfNoEntry: false })?.isFile() === true
    );
  }

  remove(id: string): void {
    if (this.has(id)) rmSync(this.pathOf(id));
  }

  pathOf(id: string): string {
    return join(this.folder, id.replace(/\W/g, '_'));
  }
}
