import { addCompoundParts } from '~/search-index/build/addCompoundParts';
import { createIndexAndStore } from '~/search-index/build/createIndexAndStore';
import { titleOf } from '~/search-index/format/records';
import { openSearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { service } from '../search-index/support/services';

/** Parts of the compounds of a page stand by themselves on other pages only, or on none. */
const pages = [
  [
    'Datenplattform für Stadtwerke',
    'Messwerte aus Wärmepumpen und Windkraftanlagen.',
    'Die Netzleitstelle sieht Zählerstände in Echtzeit.',
  ],
  [
    'Schichtübergänge in Krankenhäusern',
    'Weniger Übergabefehler.',
    'Neun Minuten dauert eine Schicht länger, wenn Dienstpläne fehlen.',
  ],
  [
    'Gebäudesanierung planen',
    'Aus Verbrauchsdaten wird ein Sanierungsfahrplan, und Stadtämter genehmigen ihn.',
    'Ohne Umwege.',
  ],
  [
    'Rechnungsprüfung in Muenchen',
    'Belege lesen und vergleichen.',
    'Lieferantenrechnungen kommen als Bild. Quelle und neue Belege bleiben verbunden.',
  ],
  [
    'Künstliche Intelligenz',
    'Was Modelle mit Daten können.',
    'Die Prüfung eines Modells misst Wärme, Verbrauch und Fehler: im Gebäude, im Netz, im Dienst, in der Stadt, für Kranke.',
  ],
] as const satisfies readonly (readonly [string, string, string])[];
const [platforms, handovers, renovation, invoices, intelligence] = pages.map(([title]) => title);

const plain = pages.map(([title, description, body], at) =>
  service(`page-${at}`, title, description, body),
);

const open = (language: string) => {
  const documents = addCompoundParts(plain, plain, language);
  const { index, store, files } = createIndexAndStore('services', language, documents);
  return openSearchIndex({ index, store }, (file) =>
    Promise.resolve(JSON.parse(files.get(file) ?? 'null') as unknown),
  );
};

const found = async (query: string): Promise<string[]> => {
  const search = await open('de');
  await search.loadIndex();
  const { records } = await search.search(query);
  return records.map(titleOf);
};

const judged = [
  ['Plattform', platforms],
  ['Plattformen', platforms],
  ['plattform daten', platforms],
  ['pumpe', platforms],
  ['waermepumpen', platforms],
  ['zaehlerstaende', platforms],
  ['leitstelle', platforms],
  ['uebergaenge', handovers],
  ['Übergänge', handovers],
  ['häuser', handovers],
  ['haeuser', handovers],
  ['dienstplan', handovers],
  ['sanierung', renovation],
  ['fahrplan', renovation],
  ['aemter', renovation],
  ['pruefung rechnung', invoices],
  ['prüfungen rechnungen', invoices],
  ['lieferanten', invoices],
  ['München', invoices],
  ['kuenstliche intelligenz', intelligence],
] as const;

test.each(judged)('in German, %s finds its page first', async (query, title) => {
  expect((await found(query))[0]).toBe(title);
});

test.each(['quantencomputer', 'hafenkran', 'aktien'])(
  'in German, %s finds nothing',
  async (query) => {
    expect(await found(query)).toEqual([]);
  },
);

test('documents of other languages stay as they are', () => {
  expect(addCompoundParts(plain, plain, 'en')).toBe(plain);
});

test('a word is split by the words of all texts of the site', () => {
  const [document] = [service('one', 'Hafenlogistik', '', '')];
  const others = [service('two', 'Logistik am Hafen', '', '')];
  const [added] = addCompoundParts([document], others, 'de');
  expect(added?.texts.title).toBe('Hafenlogistik\nhafen hafe logistik');
  expect(addCompoundParts([document], [document], 'de')[0]?.texts).toEqual(document.texts);
});
