import type { SidebarAppSDK } from '@contentful/app-sdk';

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
type Version = { at: string; fields: Fields };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The published versions of an entry, newest first. */
const readVersions = async ({ cma, ids }: SidebarAppSDK): Promise<Version[]> => {
  const { items } = await cma.snapshot.getManyForEntry({ entryId: ids.entry });
  return items
    .filter(({ sys }) => sys.snapshotType === 'publish')
    .map(({ sys, snapshot }) => ({ at: sys.createdAt, fields: snapshot.fields }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
};

/** The newest version that differs from the one published last. */
export const versionBefore = (versions: readonly Version[]): Version | undefined =>
  versions.find(({ fields }) => !isSame(fields, versions[0]?.fields));

/**
 * Restores the fields of the version that was published before the last one, as a draft. Changes this entry alone, with the
 * rights of the editor, who then publishes it: a rollback of the site would take back the changes of others as well, and the
 * next publication would bring the mistake back.
 */
export const undo = async (sdk: SidebarAppSDK, format: (time: string) => string): Promise<void> => {
  const version = versionBefore(await readVersions(sdk));
  if (version === undefined) {
    await sdk.dialogs.openAlert({
      title: 'There is nothing to undo',
      message: 'Contentful keeps no other published version of this entry.',
    });
    return;
  }
  const isConfirmed = await sdk.dialogs.openConfirm({
    title: 'Restore the version before?',
    message: `The fields become what was published at ${format(version.at)}, in all languages. What you have not published is lost. Visitors see it after you publish.`,
    confirmLabel: 'Restore the fields',
    cancelLabel: 'Cancel',
    intent: 'negative',
  });
  if (!isConfirmed) return;
  for (const field of Object.values(sdk.entry.fields)) {
    for (const locale of field.locales) {
      const value = version.fields[field.id]?.[locale];
      if (isSame(value, field.getValue(locale))) continue;
      if (value === undefined) await field.removeValue(locale);
      else await field.setValue(value, locale);
    }
  }
  sdk.notifier.success('The fields are restored. Check them, then publish.');
};
