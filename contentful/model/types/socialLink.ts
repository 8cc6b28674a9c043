import { contentType, picture, symbol } from '../define';
import { feedLink, socialLinkPattern } from '../patterns';

export const socialLink = contentType({
  id: 'socialLink',
  name: 'Social link',
  description: 'A profile of the group on a social network, or the feed of insights of each site.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    link: symbol('Link', {
      required: true,
      pattern: socialLinkPattern,
      help: `A full address, or ${feedLink} for the feed of the visitor’s own site.`,
    }),
    icon: picture('Icon', { help: 'An SVG in one colour works best.', isDecorative: true }),
  },
});
