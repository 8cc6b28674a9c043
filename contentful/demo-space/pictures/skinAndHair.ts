/** Skin, and the shade of its neck and nose. */
export const skins = [
  ['#F2D3BC', '#DDB094'],
  ['#E3B48F', '#C8946C'],
  ['#C98F63', '#A97148'],
  ['#9A6440', '#7B4C2E'],
  ['#6B4330', '#4F3022'],
] as const;

export const hairs = {
  black: '#1E1B1A',
  brown: '#3A2A22',
  chestnut: '#6A4A30',
  blond: '#A9793F',
  grey: '#8B8A86',
  white: '#D9D5CC',
  red: '#7A3B22',
} as const;

/** Of eyes, brows and mouths. */
export const feature = hairs.black;
