type WithType = { readonly documentType: { readonly name: string } };

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
