type Bar = { label: string; value: number };

const rowHeight = 26;
const labelWidth = 240;
const barWidth = 450;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A bar chart as SVG, longest bar at full width; readable on light and dark pages. */
export const barChart = (title: string, bars: readonly Bar[]): string => {
  const longest = Math.max(...bars.map(({ value }) => value), 1e-9);
  const height = 44 + bars.length * rowHeight;
  const rows = bars.map(({ label, value }, index) => {
    const y = 44 + index * rowHeight;
    const width = Math.max(1, (value / longest) * barWidth);
    return (
      `<text x="${labelWidth - 10}" y="${y + 14}" text-anchor="end">${escape(label)}</text>` +
      `<rect x="${labelWidth}" y="${y}" width="${width.toFixed(1)}" height="18" fill="#d9480f"/>` +
      `<text x="${(labelWidth + width + 8).toFixed(1)}" y="${y + 14}">${value.toFixed(1)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="780" height="${height}" viewBox="0 0 780 ${height}" role="img" aria-label="${escape(title)}" font-family="sans-serif" font-size="13">` +
    `<rect width="780" height="${height}" fill="#fbfaf7"/><text x="16" y="26" font-size="16" font-weight="600">${escape(title)}</text>${rows.join('')}</svg>\n`
  );
};
