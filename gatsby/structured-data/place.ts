import type { Place } from 'schema-dts';
import { siteName } from '../../src/i18n/siteName';
import { postalAddress } from './postalAddress';

export type PlaceFacts = {
  name: string;
  /** One part a line. */
  address: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
  phone: string | undefined;
};

/** An office of the group. */
export const place = ({ name, address, latitude, longitude, phone }: PlaceFacts): Place => ({
  '@type': 'Place',
  name: `${siteName} ${name}`,
  address: postalAddress(address),
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  ...(phone && { telephone: phone }),
});
