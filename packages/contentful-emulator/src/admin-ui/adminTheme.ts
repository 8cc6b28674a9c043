/** Colours, fonts and logo of the admin UI. Plain data, so that packages that are bundled separately can share it. */
export type AdminTheme = {
  /** CSS colours. Text on `paper` and `mist` is in `ink`, `inkSoft` and `signalText`. */
  color: {
    ink: string;
    inkSoft: string;
    paper: string;
    white: string;
    mist: string;
    line: string;
    lineStrong: string;
    signal: string;
    signalText: string;
    sky: string;
    inverseSoft: string;
  };
  /** CSS `font-family` of headings (`display`) and of all other text. */
  font: { display: string; text: string };
  /** WOFF2 files of these families, served by the emulator. */
  fontFiles: readonly FontFile[];
  /** Maximum width of the content, in pixels. */
  contentWidth: number;
  /** SVG markup before the name in the header. Inserted without escaping. */
  logo?: string;
};

export type FontFile = {
  /** CSS `font-family`. */
  family: string;
  /** CSS `font-weight`, such as `400 700`. */
  weight: string;
  /** URL path of the file, such as `/fonts/inter.woff2`. */
  path: string;
  content: Buffer;
};

const systemFont = 'system-ui, "Segoe UI", Roboto, Arial, sans-serif';

/** Default of the option `adminTheme`. */
export const defaultTheme: AdminTheme = {
  color: {
    ink: '#1b2430',
    inkSoft: '#4a5563',
    paper: '#fafafa',
    white: '#ffffff',
    mist: '#eef1f4',
    line: '#d5dae0',
    lineStrong: '#76808c',
    signal: '#1f5fbf',
    signalText: '#1b4f9c',
    sky: '#8ec5ff',
    inverseSoft: '#b8c2cd',
  },
  font: { display: systemFont, text: systemFont },
  fontFiles: [],
  contentWidth: 1160,
};
