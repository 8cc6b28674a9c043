const groups: Record<string, RegExp> = {
  attachment: /^application\/octet-stream/,
  plaintext: /^text\/plain/,
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /(rtf|opendocument\.text|msword|wordprocessingml)/,
  presentation: /(powerpoint|presentation)/,
  spreadsheet: /(excel|spreadsheet|text\/csv)/,
  pdfdocument: /^application\/pdf/,
  archive: /(zip|tar|rar|7z|gzip)/,
  code: /(javascript|json|x-sh|x-python)/,
  markup: /(html|xml|markdown)/,
};

/** Whether a media type such as image/png belongs to one of Contentful's MIME type groups. */
export const matchesMimeGroup = (contentType: string, group: string): boolean =>
  groups[group]?.test(contentType) ?? contentType.includes(group);
