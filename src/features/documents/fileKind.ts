/** The label of a file type: its extension in capitals, else its media subtype. */
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
