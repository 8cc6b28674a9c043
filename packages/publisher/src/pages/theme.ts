/** The look of the status page. */
export type StatusTheme = {
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
  /** CSS values of `font-family`: of headings and of all else. */
  font: { display: string; text: string };
  /** The WOFF2 files behind them. */
  fontFiles: readonly FontFile[];
  /** Pixels. */
  contentWidth: number;
  /** SVG markup before the name in the header. It is not escaped. */
  logo?: string;
};

export type FontFile = {
  /** CSS `font-family`. */
  family: string;
  /** CSS `font-weight`, such as `400 700`. */
  weight: string;
  /** The path it is served under, such as `/fonts/inter.woff2`. */
  path: string;
  content: Buffer;
};

const systemFont = 'system-ui, "Segoe UI", Roboto, Arial, sans-serif';

/** The default theme. */
export const plainTheme: StatusTheme = {
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
