type WithType = { readonly documentType: { readonly name: string } };
type OfEthics = { readonly documentType: { readonly isForEthics: boolean | null } };

/** The documents of types that editors marked for the ethics page; all if no type is marked. */
export const ethicsDocuments = <Item extends OfEthics>(
  documents: readonly Item[],
): readonly Item[] => {
  const marked = documents.filter(({ documentType }) => documentType.isForEthics);
  return marked.length > 0 ? marked : documents;
};

/** Groups documents by type, in order of first occurrence. */
export const groupDocuments = <Item extends WithType>(
  documents: readonly Item[],
): { type: string; documents: Item[] }[] => {
  const groups = new Map<string, Item[]>();
  for (const document of documents) {
    const { name } = document.documentType;
    groups.set(name, [...(groups.get(name) ?? []), document]);
  }
  return [...groups].map(([type, grouped]) => ({ type, documents: grouped }));
};
