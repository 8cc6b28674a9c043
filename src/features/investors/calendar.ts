type Figure = { readonly date: string | null };
type Dated = { readonly date: string };

const isDated = <Item extends Figure>(figure: Item): figure is Item & Dated => Boolean(figure.date);

/** The first section of key figures that are dates; none without. */
export const findCalendar = <Section extends object>(
  sections: readonly Section[],
): Extract<Section, { readonly figures: unknown }> | undefined =>
  sections.find(
    (section): section is Extract<Section, { readonly figures: unknown }> =>
      'figures' in section && (section.figures as readonly Figure[]).every(isDated),
  );

/** The earliest of the dates that are not past, in any order of the figures. */
export const firstDate = <Item extends Figure>(
  figures: readonly Item[],
  isPast: (figure: Item & Dated) => boolean,
): (Item & Dated) | undefined =>
  figures
    .filter(isDated)
    .filter((figure) => !isPast(figure))
    .sort((a, b) => a.date.localeCompare(b.date))[0];
