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
