import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entity } from '../types';
import { isAssetFile, type AssetFile } from './assetFile';
import { findFile } from './findFile';

export type StoredFile = { path: string; size: number; hash: string };

/** Finds the bytes of assets, beside the export file or uploaded, and gives each a URL that changes when they do. */
export class AssetLibrary {
  private readonly byUrl = new Map<string, StoredFile | undefined>();

  constructor(
    private readonly exportFile: string,
    private readonly spaceId: string,
    /** Where uploaded files lie. */
    private readonly filesFolder?: string,
  ) {}

  /** The stored file of a source URL, or undefined if it is not on disk. Hashes each file once a run. */
  find(url: string): StoredFile | undefined {
    if (!this.byUrl.has(url)) {
      const folders = [this.filesFolder, dirname(this.exportFile)];
      const path = folders
        .map((folder) => (folder === undefined ? undefined : findFile(folder, url)))
        .find((found) => found !== undefined);
      this.byUrl.set(
        url,
        path === undefined
          ? undefined
          : {
              path,
              size: statSync(path).size,
              hash: createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32),
            },
      );
    }
    return this.byUrl.get(url);
  }

  /** Path of the URL under which the server gives this file out: /{space}/{asset}/{token}/{name}. */
  publicPath(assetId: string, file: AssetFile): string {
    const token = this.tokenOf(file);
    return ['', this.spaceId, assetId, token, file.fileName].map(encodeURIComponent).join('/');
  }

  /** The file of an asset that a public path names, in whichever locale and state of it. */
  lookUp(asset: Entity, token: string): AssetFile | undefined {
    return filesOf(asset).find((file) => this.tokenOf(file) === token);
  }

  /** Hash of everything found on disk for these assets; part of the content version. */
  hashOf(assets: readonly Entity[]): string {
    const hash = createHash('sha256');
    for (const asset of assets) {
      for (const file of filesOf(asset)) hash.update(`${asset.id} ${this.tokenOf(file)}\n`);
    }
    return hash.digest('hex');
  }

  /** One line for each asset whose file is not on disk. */
  missing(assets: readonly Entity[]): string[] {
    return assets.flatMap((asset) =>
      filesOf(asset)
        .filter(({ url }) => !this.find(url))
        .map(
          ({ url }) =>
            `asset "${asset.id}": its file ${url} is not beside ${this.exportFile} and is answered with 404; export with --download-assets`,
        ),
    );
  }

  private tokenOf(file: AssetFile): string {
    return (
      this.find(file.url)?.hash ?? createHash('sha256').update(file.url).digest('hex').slice(0, 32)
    );
  }
}

/** Every file of an asset, published and current, each once. */
const filesOf = (asset: Entity): AssetFile[] => {
  const states = [asset.published?.fields.file, asset.current.fields.file];
  const files = states.flatMap((values) => Object.values(values ?? {})).filter(isAssetFile);
  return [...new Map(files.map((file) => [file.url, file])).values()];
};
