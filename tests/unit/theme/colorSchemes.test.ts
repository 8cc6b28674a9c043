import { readFileSync } from 'node:fs';
import { contrast } from '~/gatsby/og-images/schemes';
import { palette, type ColorName } from '~/src/theme/palette';
import { color } from '~/src/theme/tokens';

const css = readFileSync('src/theme/scheme.css', 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
const schemes = ['light', 'dark'] as const;
const names = Object.keys(palette.light) as ColorName[];

/** `--ink-soft` of `inkSoft`. */
const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const valueIn = (rules: string, name: string) =>
  new RegExp(`${propertyOf(name)}: ([^;]+);`).exec(rules)?.[1]?.toUpperCase();

test.each(names)(
  '%s is a token, and its custom property has the values of both schemes',
  (name) => {
    expect(color[name]).toBe(`var(${propertyOf(name)})`);
    expect(valueIn(light, name)).toBe(palette.light[name]);
    expect(valueIn(dark, name) ?? palette.light[name]).toBe(palette.dark[name]);
  },
);

test('tokens have no other colours', () => {
  expect(Object.keys(color)).toEqual(names);
});

const textPairs: [ColorName, ColorName][] = [
  ...(['paper', 'white', 'mist'] as const).flatMap((ground): [ColorName, ColorName][] => [
    ['ink', ground],
    ['inkSoft', ground],
    ['signalText', ground],
  ]),
  ['inverseInk', 'inverse'],
  ['inverseSoft', 'inverse'],
  // Buttons: at rest, pointed at.
  ['paper', 'ink'],
  ['paper', 'signalText'],
  ['white', 'signalText'],
];

const shapePairs: [ColorName, ColorName][] = [
  ['signal', 'paper'],
  ['signal', 'mist'],
  ['lineStrong', 'paper'],
  ['lineStrong', 'white'],
  ['lineStrong', 'inverse'],
  ['sky', 'inverse'],
];

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(textPairs)('text in %s on %s has a contrast of 4.5', (text, ground) => {
    expect(contrast(palette[scheme][text], palette[scheme][ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)('shapes in %s on %s have a contrast of 3', (shape, ground) => {
    expect(contrast(palette[scheme][shape], palette[scheme][ground])).toBeGreaterThanOrEqual(3);
  });
});

/** The values of a scheme where the visitor asks for more contrast. */
const withMoreContrast = (scheme: (typeof schemes)[number]) => {
  const rules = [
    ...css.matchAll(/@media screen and \(prefers-contrast: more\)([^{]*)\{\s*:root \{([^}]*)\}/g),
  ]
    .filter(
      ([, more = '']) => more.trim() === '' || more.includes(`prefers-color-scheme: ${scheme}`),
    )
    .map(([, , declarations = '']) => declarations)
    .join('');
  return (name: ColorName): string => {
    const value = valueIn(rules, name) ?? palette[scheme][name];
    const [, other] = /^VAR\((--[A-Z-]+)\)$/.exec(value) ?? [];
    const named = names.find((candidate) => propertyOf(candidate).toUpperCase() === other);
    return named ? palette[scheme][named] : value;
  };
};

describe.each(schemes)('for visitors who ask for more contrast, in the %s scheme', (scheme) => {
  const valueOf = withMoreContrast(scheme);

  test.each(textPairs)('text in %s on %s has a contrast of 7', (text, ground) => {
    expect(contrast(valueOf(text), valueOf(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(['paper', 'white', 'mist'] as const)('lines on %s have a contrast of 7', (ground) => {
    expect(contrast(valueOf('line'), valueOf(ground))).toBeGreaterThanOrEqual(7);
  });
});

/** `#RRGGBB` of OKLCH, its chroma reduced until sRGB has the colour. */
const fromOklch = (lightness: number, chroma: number, hue: number): string => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  if (chroma > 0 && linear.some((value) => value < -1e-4 || value > 1 + 1e-4)) {
    return fromOklch(lightness, Math.max(0, chroma - 0.005), hue);
  }
  const hex = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
};

test.each([
  ['light', 'max', light],
  ['dark', 'min', dark],
] as const)(
  'accents of any hue stand out from the page in the %s scheme',
  (scheme, limit, rules) => {
    const lightness = Number(valueIn(rules, `accent-${limit}`));
    for (let hue = 0; hue < 360; hue += 5) {
      for (const chroma of [0, 0.1, 0.2, 0.3]) {
        const accent = fromOklch(lightness, chroma, hue);
        expect(contrast(accent, palette[scheme].paper)).toBeGreaterThanOrEqual(3);
      }
    }
  },
);

test('paper has no dark scheme', () => {
  expect(css).not.toMatch(/@media \(prefers-color-scheme: dark\)/);
  expect(css).toMatch(/@media print \{\s*:root \{\s*color-scheme: light;/);
});
