import { asset, contentType, symbol } from '../define';

export const buttonKinds = ['Link', 'External link', 'Action', 'Download'] as const;
export const buttonActions = ['open-search', 'cookie-settings', 'print', 'back-to-top'] as const;

export const button = contentType({
  id: 'button',
  name: 'Button',
  description: 'A link, an external link, an action of the site, or a download.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    label: symbol('Label', { required: true, localized: true }),
    kind: symbol('Kind', { required: true, in: buttonKinds }),
    link: symbol('Link', {
      localized: true,
      help: 'Link and external link: a slug of the same site, or a full address.',
    }),
    action: symbol('Action', { in: buttonActions }),
    file: asset('File', { help: 'Download only.' }),
  },
});
