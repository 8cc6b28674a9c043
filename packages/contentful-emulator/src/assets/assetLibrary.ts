import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Entity } from '../types';
import { isAssetFile, type AssetFile } from './assetFile';
import { findFile } from './findFile';

export type StoredFile = { path: string; size: number; hash: string };

/** Finds asset files next to the export file or among the uploads. Their URLs contain a content hash. */
export class AssetLibrary {
  private readonly byUrl = new Map<string, StoredFile | undefined>();

  constructor(
    private readonly exportFile: string,
    private readonly spaceId: string,
    /** Folder of uploaded files. */
    private readonly filesFolder?: string,
  ) {}

  /** Returns the file on disk for the URL in the asset; undefined if there is none. Hashes each file once per process. */
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

  /** URL path of a file: /{space}/{asset}/{token}/{name}. The token is the content hash. */
  publicPath(assetId: string, file: AssetFile): string {
    const token = this.tokenOf(file);
    return ['', this.spaceId, assetId, token, file.fileName].map(encodeURIComponent).join('/');
  }

  /** Finds the file of an asset by the token in its URL path, in any locale, published or draft. */
  findByToken(asset: Entity, token: string): AssetFile | undefined {
    return filesOf(asset).find((file) => this.tokenOf(file) === token);
  }

  /** Hash of the files of these assets; part of the content version. */
  hashOf(assets: readonly Entity[]): string {
    const hash = createHash('sha256');
    for (const asset of assets) {
      for (const file of filesOf(asset)) hash.update(`${asset.id} ${this.tokenOf(file)}\n`);
    }
    return hash.digest('hex');
  }

  /** One warning for each asset file that is not on disk. */
  missingFileWarnings(assets: readonly Entity[]): string[] {
    return assets.flatMap((asset) =>
      filesOf(asset)
        .filter(({ url }) => !this.find(url))
        .map(
          ({ url }) =>
            `asset "${asset.id}": its file ${url} is missing next to ${this.exportFile}, so its URL responds with 404; export with --download-assets`,
        ),
    );
  }

  private tokenOf(file: AssetFile): string {
    return (
      this.find(file.url)?.hash ?? createHash('sha256').update(file.url).digest('hex').slice(0, 32)
    );
  }
}

/** All files of an asset, published and draft, without duplicates. */
const filesOf = (asset: Entity): AssetFile[] => {
  const states = [asset.published?.fields.file, asset.current.fields.file];
  const files = states.flatMap((values) => Object.values(values ?? {})).filter(isAssetFile);
  return [...new Map(files.map((file) => [file.url, file])).values()];
};
