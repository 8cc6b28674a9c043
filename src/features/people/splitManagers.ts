type Manager = { readonly countries: readonly unknown[] };

/** Splits managers into those of one country and those of several, who are the group management. */
export const splitManagers = <Person extends Manager>(managers: readonly Person[]) => ({
  own: managers.filter(({ countries }) => countries.length <= 1),
  group: managers.filter(({ countries }) => countries.length > 1),
});
