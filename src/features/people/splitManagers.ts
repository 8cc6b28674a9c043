type Manager = { readonly countries: readonly unknown[] };

/** The managers of one country, and those whom several countries show: the management of the group. */
export const splitManagers = <Person extends Manager>(managers: readonly Person[]) => ({
  own: managers.filter(({ countries }) => countries.length <= 1),
  group: managers.filter(({ countries }) => countries.length > 1),
});
