import { contentType, decimal, picture, symbol, text } from '../define';
import { countriesField } from '../sharedFields';

export const location = contentType({
  id: 'location',
  name: 'Location',
  description: 'An office of the group.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    address: text('Address', { required: true, help: 'One part a line.' }),
    continent: symbol('Continent', {
      required: true,
      in: ['americas', 'europe', 'africa-and-middle-east', 'asia-pacific'],
    }),
    latitude: decimal('Latitude', {
      required: true,
      min: -90,
      max: 90,
      help: 'Degrees, north positive.',
    }),
    longitude: decimal('Longitude', {
      required: true,
      min: -180,
      max: 180,
      help: 'Degrees, east positive.',
    }),
    photo: picture('Photo'),
    phone: symbol('Phone', { help: 'With the country code: +1 212 555 0100.' }),
    fax: symbol('Fax'),
    countries: countriesField,
  },
});
