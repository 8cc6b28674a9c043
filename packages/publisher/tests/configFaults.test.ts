import { configFaults } from '../src/commands/configFaults';

const read = (): Promise<[]> => Promise.resolve([]);
const buildCommand = ['npm', 'run', 'build'];

test('a config may have each part of the status page', () => {
  const statusPage = {
    siteName: 'Example',
    theme: {},
    forms: { read, resend: read },
    searches: { read },
  };
  expect(configFaults({ buildCommand, statusPage })).toEqual([]);
});

test('a field that there is not, or that is no function, is named', () => {
  expect(configFaults({ buildCommand, statusPage: { search: {}, forms: { read } } })).toEqual([
    'statusPage.forms.resend must be a function',
    'statusPage has no field search: it may have siteName, theme, forms, searches',
  ]);
});
