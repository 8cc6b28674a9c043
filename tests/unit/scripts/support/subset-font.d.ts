declare module 'subset-font' {
  /** Cuts a font down to the characters of a text. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'truetype' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: readonly string[];
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
