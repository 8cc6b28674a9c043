/** URLs of entries and assets in the editor. */
export type EditorAddress = (type: 'Entry' | 'Asset', id: string) => string;

/** The origins of the editor: Contentful's web app, or the editing page on another host. */
export const editorOrigins = (host: string): readonly string[] =>
  host.endsWith('contentful.com')
    ? ['https://app.contentful.com', 'https://app.eu.contentful.com']
    : [`https://${host}`];

/**
 * URLs of Contentful's web app, or of the editing page on another host.
 *
 * @param host of the delivery API.
 */
export const editorAddress =
  ({
    host,
    spaceId,
    environment,
  }: {
    host: string;
    spaceId: string;
    environment: string;
  }): EditorAddress =>
  (type, id) => {
    const kind = type === 'Asset' ? 'assets' : 'entries';
    const name = encodeURIComponent(id);
    if (!host.endsWith('contentful.com')) return `https://${host}/editor/${type}/${name}`;
    const app = /(?:^|\.)eu\.contentful\.com$/.test(host)
      ? 'app.eu.contentful.com'
      : 'app.contentful.com';
    return `https://${app}/spaces/${spaceId}/environments/${environment}/${kind}/${name}`;
  };

/** URLs of a field of an entry in one locale. */
export type FieldAddress = (entryId: string, fieldId: string, locale: string) => string;

/** The parameters of Contentful's web app that focus a field, and those of the editing page of the emulator. */
export const fieldAddressOf =
  (addressOf: EditorAddress): FieldAddress =>
  (entryId, fieldId, locale) => {
    const url = new URL(addressOf('Entry', entryId));
    if (url.hostname.endsWith('contentful.com')) {
      url.searchParams.set('focusedField', fieldId);
      url.searchParams.set('focusedLocale', locale);
    } else {
      url.searchParams.set('locale', locale);
      url.hash = `field-${fieldId}`;
    }
    return url.href;
  };
