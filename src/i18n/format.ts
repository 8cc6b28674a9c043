/**
 * Formats are cached because constructing one is slow: the first `Intl.NumberFormat` takes about 50 ms on a phone. Pages
 * get formatted numbers and dates from GraphQL (`displayNumber`, `displayDate`); only search results format dates in the
 * browser.
 */
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

const numberFormat = (localCode: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${localCode} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localCode, options);
  numberFormats.set(key, format);
  return format;
};

const dateFormat = (localCode: string): Intl.DateTimeFormat => {
  const format =
    dateFormats.get(localCode) ??
    new Intl.DateTimeFormat(localCode, { dateStyle: 'long', timeZone: 'UTC' });
  dateFormats.set(localCode, format);
  return format;
};

/** Formats a date: `12 March 2026`, `12 mars 2026`. `isoDate` is an ISO 8601 date or date-time. */
export const formatDate = (isoDate: string, localCode: string): string =>
  dateFormat(localCode).format(new Date(isoDate));

/** Formats a number with at most one decimal. */
export const formatNumber = (value: number, localCode: string): string =>
  numberFormat(localCode, { maximumFractionDigits: 1 }).format(value);

/** For columns of numbers, which align only if each has one decimal, also a zero. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats a number of a column with one decimal. */
export const formatDecimal = (value: number, localCode: string): string =>
  numberFormat(localCode, oneDecimal).format(value);

/** A formatted number with a minus sign. In most languages Intl writes a hyphen, which is shorter than a plus sign. */
export const withMinus = (text: string): string => text.replace('-', '−');

/** Formats a difference with its sign and one decimal. */
export const formatSigned = (value: number, localCode: string): string =>
  withMinus(numberFormat(localCode, { ...oneDecimal, signDisplay: 'exceptZero' }).format(value));

/** Formats a percentage, given as 0 to 100, with one decimal. */
export const formatPercentage = (value: number, localCode: string): string =>
  numberFormat(localCode, { ...oneDecimal, style: 'percent' }).format(value / 100);

/** Formats a percentage, given as 0 to 100, with at most one decimal. */
export const formatShortPercentage = (value: number, localCode: string): string =>
  numberFormat(localCode, { maximumFractionDigits: 1, style: 'percent' }).format(value / 100);

/** Formats a change in per cent, given as 0 to 100, with its sign and one decimal, or as many as given. */
export const formatSignedPercentage = (value: number, localCode: string, decimals = 1): string =>
  withMinus(
    numberFormat(localCode, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      style: 'percent',
      signDisplay: 'exceptZero',
    }).format(value / 100),
  );

/** Formats an amount of a currency (ISO 4217) without decimals. */
export const formatCurrency = (value: number, currency: string, localCode: string): string =>
  numberFormat(localCode, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value);

/** Formats a file size, given in bytes, in kilobytes or megabytes. */
export const formatFileSize = (bytes: number, localCode: string): string => {
  const isLarge = bytes >= 1e6;
  return numberFormat(localCode, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3));
};
