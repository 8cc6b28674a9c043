import { contentType, picture, symbol } from '../define';
import { webLinkPattern } from '../patterns';

export const socialLink = contentType({
  id: 'socialLink',
  name: 'Social link',
  description: 'A profile of the group on a social network.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    link: symbol('Link', { required: true, pattern: webLinkPattern }),
    icon: picture('Icon', { help: 'An SVG in one colour works best.', isDecorative: true }),
  },
});
