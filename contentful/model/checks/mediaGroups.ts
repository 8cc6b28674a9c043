type MediaGroup = 'image' | 'video' | 'pdfdocument' | 'richtext' | 'spreadsheet' | 'presentation';

const groups: Readonly<Record<MediaGroup, RegExp>> = {
  image: /^image\//,
  video: /^video\//,
  pdfdocument: /^application\/pdf$/,
  richtext:
    /^(?:application\/(?:msword|rtf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document|vnd\.oasis\.opendocument\.text))$/,
  spreadsheet:
    /^(?:text\/csv|application\/(?:vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|vnd\.oasis\.opendocument\.spreadsheet))$/,
  presentation:
    /^application\/(?:vnd\.ms-powerpoint|vnd\.openxmlformats-officedocument\.presentationml\.presentation|vnd\.oasis\.opendocument\.presentation)$/,
};

/** Whether a media type such as `image/png` belongs to one of Contentful's groups of them. */
export const isInMediaGroup = (mediaType: string, accepted: readonly MediaGroup[]): boolean =>
  accepted.some((group) => groups[group].test(mediaType));
