import type { PostalAddress } from 'schema-dts';

/**
 * The address of an office, of a text with one part a line. The last line is the country, unless it has digits: then it is
 * a town with its postal code, of a country that goes without saying.
 */
export const postalAddress = (address: string): PostalAddress => {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1) ?? '';
  const country = lines.length > 1 && !/\d/.test(last) ? last : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: (country === undefined ? lines : lines.slice(0, -1)).join(', '),
    ...(country !== undefined && { addressCountry: country }),
  };
};
