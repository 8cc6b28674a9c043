/**
 * Replaces the placeholders in braces of a label.
 * @example fill('Navigated to {title}', { title: 'Services' }) // 'Navigated to Services'
 */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
