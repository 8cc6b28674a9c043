import { contentType, entry, flag, symbol, text } from '../define';
import { sectionsField } from '../sectionTypes';
import { pageFields } from '../sharedFields';
import { pageTemplateIds } from '../templates';

export const page = contentType({
  id: 'page',
  name: 'Page',
  description:
    'A page of one or more sites. Its template decides what the site adds around the sections.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    template: symbol('Template', { required: true, in: pageTemplateIds }),
    title: symbol('Title', { required: true, localized: true }),
    kicker: symbol('Kicker', { localized: true, help: 'A few words above the title.' }),
    introduction: text('Introduction', { localized: true, max: 600 }),
    callToAction: entry('Call to action', ['button'], {
      help: 'Below the introduction.',
    }),
    ...pageFields,
    countries: { ...pageFields.countries, required: false, min: undefined },
    slug: {
      ...pageFields.slug,
      pattern: {
        source: '^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*$',
        message: pageFields.slug.pattern?.message ?? '',
      },
    },
    isTopLevel: flag('At the top of the address', {
      help: 'Shown once, outside every country, as /EULA is. Only there may a slug be in capitals.',
    }),
    sections: sectionsField,
  },
});
