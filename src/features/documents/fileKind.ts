/** What people call a file: the end of its name in capitals, else the end of its media type. */
export const fileKind = ({
  fileName,
  contentType,
}: {
  readonly fileName: string;
  readonly contentType: string;
}): string => {
  const [, extension] = /\.([A-Za-z0-9]{1,5})$/.exec(fileName) ?? [];
  return (extension ?? contentType.replace(/^.*\//, '')).toUpperCase();
};
