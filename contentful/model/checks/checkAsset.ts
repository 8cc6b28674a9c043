import type { AssetView, ExportView } from './exportView';
import type { CheckResult } from './violation';
import { isFilled, isRecord, textAt } from './values';

const required = ['url', 'contentType', 'fileName'] as const;

/** Checks that an asset has a file, and texts by language. */
export const checkAsset = (view: ExportView, asset: AssetView, result: CheckResult): void => {
  const titles = isRecord(asset.fields.title) ? Object.values(asset.fields.title) : [];
  const title = titles.find((value) => typeof value === 'string' && value !== '');
  const entryName = typeof title === 'string' ? title : asset.id;
  const add = (list: keyof CheckResult, message: string, field: string, locale?: string) =>
    result[list].push({
      entryId: asset.id,
      entryName,
      contentType: 'Asset',
      field,
      ...(locale === undefined ? {} : { locale }),
      message,
    });

  const files = isRecord(asset.fields.file) ? Object.entries(asset.fields.file) : [];
  if (!files.some(([, file]) => isFilled(file))) {
    add('errors', 'has no file: upload one or delete the asset', 'file');
  }
  for (const [locale, file] of files) {
    if (!isFilled(file)) continue;
    if (textAt(file, 'upload') !== undefined && textAt(file, 'url') === undefined) {
      add(
        'errors',
        'its file has not been processed: publish the asset, then export again',
        'file',
        locale,
      );
      continue;
    }
    for (const key of required.filter((name) => !textAt(file, name))) {
      add('errors', `its file has no ${key}: upload it again`, 'file', locale);
    }
  }
  for (const field of ['title', 'description', 'file'] as const) {
    const values = asset.fields[field];
    if (values === undefined) continue;
    if (!isRecord(values)) {
      add('errors', 'must hold its values by language', field);
      continue;
    }
    for (const [locale, value] of Object.entries(values)) {
      if (!view.locales.has(locale)) {
        add(
          'errors',
          `the space has no language "${locale}": remove the value or add it`,
          field,
          locale,
        );
      } else if (field !== 'file' && isFilled(value) && typeof value !== 'string') {
        add('errors', 'must be a text', field, locale);
      }
    }
  }
};
