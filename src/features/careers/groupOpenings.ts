type Listed = {
  readonly path: string | null;
  readonly department: string;
  readonly location: { readonly contentful_id: string; readonly name: string };
};

/** Openings that have a page, by office in the order of the list; within an office by department. */
export const groupOpenings = <Opening extends Listed>(
  openings: readonly Opening[],
): { id: string; office: string; openings: Opening[] }[] => {
  const groups = new Map<string, { id: string; office: string; openings: Opening[] }>();
  for (const opening of openings) {
    if (opening.path === null) continue;
    const { contentful_id: id, name } = opening.location;
    const group = groups.get(id) ?? { id, office: name, openings: [] };
    group.openings.push(opening);
    groups.set(id, group);
  }
  for (const group of groups.values()) {
    group.openings.sort((a, b) =>
      a.department < b.department ? -1 : Number(a.department > b.department),
    );
  }
  return [...groups.values()];
};
