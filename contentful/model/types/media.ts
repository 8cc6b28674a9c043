import { captionsField } from '../captionsField';
import { asset, contentType, picture, symbol } from '../define';

export const media = contentType({
  id: 'media',
  name: 'Media',
  description: 'A picture or a video with its caption.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    asset: asset('Picture or video', { required: true, media: ['image', 'video'] }),
    alt: symbol('Alternative text', {
      localized: true,
      help: 'What the picture shows. Empty: the description of the file, then its title.',
    }),
    caption: symbol('Caption', { localized: true }),
    otherFiles: asset('Other files of the video', {
      list: true,
      media: ['video'],
      help: 'The same video in other formats, such as MP4 beside WebM. Browsers take the first that they can play.',
    }),
    captions: captionsField,
    poster: picture('Poster', { help: 'What a video shows before it plays.' }),
  },
});
