import { invalidQuery } from './apiError';

/** The value of a field of the type Location. */
type Location = { lat: number; lon: number };

const earthRadiusKilometres = 6371;

const isLocation = (value: unknown): value is Location => {
  const { lat, lon } = (value ?? {}) as Partial<Location>;
  return typeof lat === 'number' && typeof lon === 'number';
};

const refuse = (operator: string, value: string, details: string) =>
  invalidQuery([{ name: operator, value, details }]);

/** Parses coordinates: latitudes, longitudes and, of a circle, a radius. Throws Contentful's 400 for anything else. */
const readNumbers = (operator: string, text: string, counts: readonly number[]): number[] => {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (numbers.some(Number.isNaN) || !counts.includes(numbers.length)) {
    throw refuse(operator, text, `"${operator}" takes ${counts.join(' or ')} numbers`);
  }
  const isOutside =
    numbers.length !== 3 &&
    numbers.some((value, index) => {
      return Math.abs(value) > (index % 2 === 0 ? 90 : 180);
    });
  if (isOutside) throw refuse(operator, text, 'latitudes are at most 90, longitudes at most 180');
  return numbers;
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
const distance = (from: Location, to: Location): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lon, to.lon);
  return 2 * earthRadiusKilometres * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Whether a location is in a circle (`lat,lon,radius` in kilometres) or a box (its bottom left and top right corner). */
const isWithin = (location: Location, numbers: readonly number[]): boolean => {
  const [lat = 0, lon = 0, third = 0, fourth] = numbers;
  if (fourth === undefined) return distance({ lat, lon }, location) <= third;
  if (location.lat < lat || location.lat > third) return false;
  // A box whose left edge is east of its right one crosses the 180th meridian.
  return lon <= fourth
    ? location.lon >= lon && location.lon <= fourth
    : location.lon >= lon || location.lon <= fourth;
};

const readPoint = (text: string): Location => {
  const [lat = 0, lon = 0] = readNumbers('near', text, [2]);
  return { lat, lon };
};

/** The operators of fields of the type Location: `near` selects all that have a location, `within` those of an area. */
export const locationOperators = {
  near: (text: string) => {
    readPoint(text);
    return (values: readonly unknown[]) => values.some(isLocation);
  },
  within: (text: string) => {
    const numbers = readNumbers('within', text, [3, 4]);
    return (values: readonly unknown[]) =>
      values.some((value) => isLocation(value) && isWithin(value, numbers));
  },
};

/** Distance of the nearest of some locations from the point of `near`, in kilometres. */
export const distanceFrom = (text: string) => {
  const point = readPoint(text);
  return (values: readonly unknown[]): number =>
    Math.min(...values.filter(isLocation).map((value) => distance(point, value)));
};
