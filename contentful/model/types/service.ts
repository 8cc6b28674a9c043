import { captionsField } from '../captionsField';
import { asset, contentType, entries, integer, picture, symbol, text } from '../define';
import { hexColorPattern } from '../patterns';
import { sectionsField } from '../sectionTypes';
import { countriesField, metaFields, slugField } from '../sharedFields';

export const service = contentType({
  id: 'service',
  name: 'Service',
  description:
    'What the group offers. A service that another lists as a sub-service is not top-level.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    slug: slugField,
    shortDescription: text('Short description', { required: true, localized: true, max: 400 }),
    imageOrVideo: asset('Picture or video', { media: ['image', 'video'] }),
    captions: captionsField,
    poster: picture('Poster', { help: 'What a video shows before it plays.' }),
    imageOrIcon: picture('Picture or icon', {
      help: 'Small, beside search results.',
      isDecorative: true,
    }),
    indicatorColor: symbol('Indicator colour', {
      pattern: hexColorPattern,
      help: 'The accent of the service and of its sub-services.',
    }),
    subServices: entries('Sub-services', ['service']),
    order: integer('Order', { help: 'Its place in menus and lists; smaller comes first.' }),
    countries: countriesField,
    ...metaFields,
    sections: sectionsField,
    relatedKeyPlays: entries('Related key plays', ['keyPlay'], {
      help: 'Up to three. Empty: the newest that are of the service.',
    }),
    relatedInsights: entries('Related insights', ['insight'], {
      help: 'Up to three. Empty: the newest that are about the service.',
    }),
  },
});
