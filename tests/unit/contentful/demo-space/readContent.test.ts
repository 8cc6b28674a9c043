import { localeCodes } from '~/contentful/model/locales';
import { fieldsOf, problemLines, readFiles } from './contentFolder';

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const assetLink = (id: string) => ({ sys: { type: 'Link', linkType: 'Asset', id } });

describe('entries', () => {
  test('a .yaml file holds a list of entries', async () => {
    const content = await readFiles({
      'shared/departments.yaml': `
- { id: department-it, type: department, name: { en: IT, fr: Informatique } }
- { id: department-risk, type: department, name: Risk }
`,
    });
    expect(content.problems).toEqual([]);
    expect(fieldsOf(content, 'department-it')).toEqual({ name: { en: 'IT', fr: 'Informatique' } });
    expect(fieldsOf(content, 'department-risk')).toEqual({ name: { en: 'Risk' } });
  });

  test('a .md file in a region takes type, id, slug and country from its place', async () => {
    const content = await readFiles({
      'regions/us/insights/the-second-question.md': `---
title: The second question
insightType: insight-type-article
publicationDate: 2026-03-12
services: [service-analytics-and-ai]
---

Some **bold** text.
`,
      'regions/us/pages/about-us--management.md':
        '---\ntemplate: management\ntitle: Management\n---\n',
    });
    expect(content.problems).toEqual([]);
    expect(fieldsOf(content, 'insight-us-the-second-question')).toMatchObject({
      slug: { en: 'the-second-question' },
      countries: { en: [link('country-us')] },
      type: { en: link('insight-type-article') },
      publicationDate: { en: '2026-03-12' },
      services: { en: [link('service-analytics-and-ai')] },
    });
    expect(fieldsOf(content, 'page-us-about-us--management')).toMatchObject({
      slug: { en: 'about-us/management' },
      name: { en: 'Management · us' },
    });
  });

  test('an entry written inside another has an id made from its parent’s, and a name from its title', async () => {
    const content = await readFiles({
      'regions/us/pages/home.md': `---
template: homepage
title: Home
sections:
  - type: keyFigures
    title: In figures
    figures:
      - { type: keyFigure, number: '34', description: offices }
---
`,
    });
    expect(content.problems).toEqual([]);
    expect(fieldsOf(content, 'page-us-home')).toMatchObject({
      sections: { en: [link('page-us-home-sections-1')] },
    });
    expect(fieldsOf(content, 'page-us-home-sections-1')).toMatchObject({
      name: { en: 'In figures' },
      figures: { en: [link('page-us-home-sections-1-figures-1')] },
    });
  });

  test('running text of a page is a paragraph before its sections', async () => {
    const content = await readFiles({
      'regions/us/pages/terms.md': `---
template: simple-page
title: Terms
sections:
  - { type: quote, text: Words, author: Someone }
---

The terms.
`,
    });
    expect(fieldsOf(content, 'page-us-terms')).toMatchObject({
      sections: { en: [link('page-us-terms-text'), link('page-us-terms-sections-1')] },
    });
    expect(fieldsOf(content, 'page-us-terms-text').text?.en).toMatchObject({
      nodeType: 'document',
    });
  });

  test('an id that is too long for Contentful is cut the same way where it is linked to', async () => {
    const slug = 'a-title-that-goes-on-for-much-longer-than-anybody-would-have-thought';
    const content = await readFiles({
      [`regions/us/insights/${slug}.md`]: `---\ntitle: Long\nrelatedInsights: [insight-us-${slug}]\n---\n`,
    });
    const [id = ''] = content.entries.map((entry) => entry.id);
    expect(id).toMatch(/^insight-us-a-title-.{30,}-[0-9a-f]{8}$/);
    expect(id.length).toBeLessThanOrEqual(64);
    expect(fieldsOf(content, id).relatedInsights).toEqual({ en: [link(id)] });
  });

  test('a number where a text belongs keeps its digits', async () => {
    const content = await readFiles({
      'shared/figures.yaml':
        '- { id: figure, type: keyFigure, number: 1.10, description: ratio }\n',
    });
    expect(fieldsOf(content, 'figure').number).toEqual({ en: '1.10' });
  });
});

describe('languages', () => {
  test('a plain value is in the language of the file, of its region, else English', async () => {
    const content = await readFiles({
      'regions/fr/region.yaml': 'locale: fr\nentries: []\n',
      'regions/fr/insights/un.md': '---\ntitle: Un\n---\n',
      'regions/be/insights/deux.fr.md': '---\ntitle: Deux\n---\n',
      'regions/us/insights/three.md': '---\ntitle: Three\n---\n',
    });
    expect(content.problems).toEqual([]);
    expect(fieldsOf(content, 'insight-fr-un').title).toEqual({ fr: 'Un' });
    expect(fieldsOf(content, 'insight-be-deux').title).toEqual({ fr: 'Deux' });
    expect(fieldsOf(content, 'insight-us-three').title).toEqual({ en: 'Three' });
  });

  test('files of one name are one entry, their sections too', async () => {
    const content = await readFiles({
      'regions/be/pages/home.fr.md': `---
template: homepage
title: Accueil
image: { art: flow, seed: home, alt: Des lignes }
sections:
  - { type: quote, text: Des mots, author: Anne }
---
`,
      'regions/be/pages/home.en.md': `---
template: homepage
title: Home
image: { art: flow, seed: home, alt: Lines }
sections:
  - { type: quote, text: Words, author: Anne }
---
`,
    });
    expect(content.problems).toEqual([]);
    expect(content.entries).toHaveLength(2);
    expect(fieldsOf(content, 'page-be-home').title).toEqual({ fr: 'Accueil', en: 'Home' });
    expect(fieldsOf(content, 'page-be-home-sections-1').text).toEqual({
      fr: 'Des mots',
      en: 'Words',
    });
    expect(content.assets).toHaveLength(1);
    expect(Object.fromEntries(content.assets[0]?.description ?? [])).toEqual({
      fr: 'Des lignes',
      en: 'Lines',
    });
  });
});

describe('pictures and documents', () => {
  test('equal pictures are one asset; the same picture under other words is another', async () => {
    const content = await readFiles({
      'shared/awards.yaml': `
- { id: a, type: award, image: { art: grid, seed: x, alt: Dots } }
- { id: b, type: award, image: { art: grid, seed: x, alt: Dots } }
- { id: c, type: award, image: { art: grid, seed: x, alt: Other words } }
- { id: d, type: award, image: { art: grid, seed: x, alt: Dots, accent: '#1F6F5C' } }
- { id: e, type: award, image: grid-x }
`,
    });
    expect(content.problems).toEqual([]);
    const ids = content.assets.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(expect.arrayContaining(['grid-x', 'grid-x-1f6f5c']));
    expect(fieldsOf(content, 'a').image).toEqual(fieldsOf(content, 'b').image);
    expect(fieldsOf(content, 'e').image).toEqual({ en: assetLink('grid-x') });
    expect(fieldsOf(content, 'c').image).not.toEqual(fieldsOf(content, 'a').image);
  });

  test('labels of figures are as many as these, and fit above their marks', async () => {
    const content = await readFiles({
      'shared/awards.yaml': `
- { id: a, type: award, image: { art: queue, figures: [9, 4], labels: [days, days now], seed: x, alt: Lines } }
- { id: b, type: award, image: { art: queue, figures: [9, 4], labels: [days], seed: y, alt: Lines } }
- { id: c, type: award, image: { art: queue, figures: [9], labels: [days until a letter has an answer], seed: z, alt: A line } }
- { id: d, type: award, image: { art: shares, figures: [9, 4], labels: [of letters that came late, of letters], seed: w, alt: Squares } }
`,
    });
    expect(problemLines(content)).toEqual([
      expect.stringContaining('there must be one for each figure'),
      expect.stringContaining('"days until a letter has an answer" is too long'),
      expect.stringContaining(
        '"of letters that came late" is too long: with its figure it may have 24 characters',
      ),
    ]);
    expect(content.assets[0]?.recipe).toMatchObject({
      figures: [9, 4],
      labels: ['days', 'days now'],
    });
  });

  test('a map may have a text for each place, and one that it is about', async () => {
    const map = (more: string) =>
      `{ art: places, places: { Macon: [32.84, -83.63], Atlanta: [33.75, -84.39] }, seed: x, alt: A map, ${more} }`;
    const content = await readFiles({
      'shared/awards.yaml': `
- { id: a, type: award, image: ${map("labels: ['1:00', '3:30'], main: Macon")} }
- { id: b, type: award, image: ${map("labels: ['1:00']")} }
- { id: c, type: award, image: ${map('main: Savannah')} }
`,
    });
    expect(problemLines(content)).toEqual([
      expect.stringContaining('there must be one for each'),
      expect.stringContaining('main is the name of one of the places'),
    ]);
    expect(content.assets.map(({ recipe }) => recipe)).toContainEqual(
      expect.objectContaining({ labels: ['1:00', '3:30'], main: 'Macon' }),
    );
  });

  test('a document is an asset with a title', async () => {
    const content = await readFiles({
      'shared/documents.yaml':
        '- { id: report, type: document, name: Report, file: { document: report-2025, title: { en: Report, fr: Rapport } } }\n',
    });
    expect(content.problems).toEqual([]);
    expect(content.assets).toEqual([
      expect.objectContaining({
        id: 'report-2025',
        recipe: { kind: 'document', name: 'report-2025', title: 'Report', locale: 'en' },
      }),
    ]);
  });

  test('a video is a file that is there, with words for what it shows', async () => {
    const content = await readFiles({
      'shared/media.yaml': `
- { id: a, type: media, name: A, asset: { video: one-current, alt: { en: Lines, fr: Des lignes } } }
- { id: b, type: media, name: B, asset: video-one-current }
- { id: c, type: media, name: C, asset: { video: no-such-video, alt: Lines } }
- { id: d, type: media, name: D, asset: { video: one-current } }
`,
    });
    expect(content.problems.map(({ message }) => message)).toEqual([
      'asset: there is no video "no-such-video"; write one of one-current.mp4, one-current, one-yard.mp4, one-yard',
      'asset: the video needs alt, what it shows',
    ]);
    const link = { en: assetLink('video-one-current') };
    expect(fieldsOf(content, 'a').asset).toEqual(link);
    expect(fieldsOf(content, 'b').asset).toEqual(link);
    expect(content.assets[0]?.recipe).toEqual({ kind: 'video', name: 'one-current' });
  });
});

describe('faults name file, line and the fix', () => {
  const cases: [string, Record<string, string>, string][] = [
    [
      'YAML that is none',
      { 'shared/a.yaml': '- id: a\n  type: department\n  name: One: two\n' },
      'shared/a.yaml:3 not valid YAML: Nested mappings are not allowed in compact mappings. A text that contains ": " or begins with one of @ ` % & * ! | > { [ must stand in quotes.',
    ],
    [
      'a file that is no content',
      { 'shared/a.txt': '' },
      'shared/a.txt:1 only .yaml and .md files are content: rename it or move it away',
    ],
    [
      'a map instead of a list',
      { 'shared/a.yaml': 'id: a\ntype: department\n' },
      'shared/a.yaml:1 a .yaml file holds a list of entries: begin each with "- id: …"',
    ],
    [
      'no front matter',
      { 'regions/us/pages/a.md': 'Text\n' },
      'regions/us/pages/a.md:1 a .md file begins with its fields between two lines of ---',
    ],
    [
      'no type',
      { 'shared/a.yaml': '- id: a\n' },
      'shared/a.yaml:1 the entry needs a type, the name of its content type',
    ],
    [
      'an unknown type',
      { 'shared/a.yaml': '- id: a\n  type: departmant\n' },
      'shared/a.yaml:2 there is no content type "departmant" (did you mean "department"?)',
    ],
    [
      'no id',
      { 'shared/a.yaml': '- type: department\n' },
      'shared/a.yaml:1 the department needs an id of its own',
    ],
    [
      'an unknown field',
      { 'shared/a.yaml': '- id: a\n  type: department\n  nmae: IT\n' },
      'shared/a.yaml:3 department has no field "nmae" (did you mean "name"?)',
    ],
    [
      'a comma without quotes',
      { 'shared/a.yaml': '- { id: a, type: keyFigure, number: 12,500, description: d }\n' },
      'shared/a.yaml:1 keyFigure has no field "500": a text with a comma in { } must stand in quotes',
    ],
    [
      'a comma without quotes in a language',
      { 'shared/a.yaml': '- { id: a, type: department, name: { en: One, two, fr: Un } }\n' },
      'shared/a.yaml:1 name has no language "two": a language is en, fr, pt or es',
    ],
    [
      'languages where there is one value',
      { 'shared/a.yaml': '- { id: a, type: award, issuer: { en: One, fr: Un } }\n' },
      'shared/a.yaml:1 issuer is the same in all languages: write one value',
    ],
    [
      'a wrong kind of value',
      { 'shared/a.yaml': '- id: a\n  type: award\n  year: last\n' },
      'shared/a.yaml:3 year must be a whole number without quotes, not "last"',
    ],
    [
      'one value instead of a list',
      { 'shared/a.yaml': '- id: a\n  type: award\n  countries: country-us\n' },
      'shared/a.yaml:3 countries is a list: write [one, two], or lines that begin with "- "',
    ],
    [
      'an inner entry without a type',
      { 'shared/a.yaml': '- id: a\n  type: keyFigures\n  figures:\n    - { number: 3 }\n' },
      'shared/a.yaml:4 figures 1: an entry written here needs its type: type: keyFigure',
    ],
    [
      'an unknown art',
      { 'shared/a.yaml': '- id: a\n  type: award\n  image: { art: oil, seed: x, alt: y }\n' },
      'shared/a.yaml:3 image: there is no art "oil"; write one of contours, watershed, flow, network, strata, grid, queue, shares, columns, homes, sources, stations, trace, slope, route, service, places, scene, message, card, ledger, portrait, mark, icon',
    ],
    [
      'a map of one place',
      {
        'shared/a.yaml':
          '- id: a\n  type: award\n  image: { art: places, seed: x, alt: y, places: { Denver: [39.74, -104.99], Nowhere: here } }\n',
      },
      'shared/a.yaml:3 image: the art "places" needs two places at least, such as { Chicago: [41.88, -87.63], Denver: [39.74, -104.99] }',
    ],
    [
      'a drawing with places',
      {
        'shared/a.yaml':
          '- id: a\n  type: award\n  image: { art: flow, seed: x, alt: y, places: { Denver: [39.74, -104.99], Chicago: [41.88, -87.63] } }\n',
      },
      'shared/a.yaml:3 image: the art "flow" takes no places',
    ],
    [
      'a scene of something else',
      {
        'shared/a.yaml':
          '- id: a\n  type: award\n  image: { art: scene, seed: x, alt: y, shows: [field, castle] }\n',
      },
      'shared/a.yaml:3 image: a scene shows some of field, street, water, room, wall, hills, elevator, houses, shops, hall, works, bank, towers, poles, trees, bridge, arcade, gables, hospital, staffgauge, caves, trucks, vans, semis, buses, train, boats, ship, cab, counter, phone, gauge, mast, landing, table, talk, desk, folding, map, shelves, columns, vault, railway, lesson, forecast, maptable, freeseat, repair, calendar, canteen, steps, workshop, cellar, quay, yard, report, night, door, pipe, corridor, crates, tiles, months, blankmap, dayline, course, covers, reader, such as [field, elevator, trucks]',
    ],
    [
      'a message without lines',
      {
        'shared/a.yaml': '- id: a\n  type: award\n  image: { art: message, seed: x, alt: y }\n',
      },
      'shared/a.yaml:3 image: a message needs its lines as labels',
    ],
    [
      'a drawing that shows things',
      {
        'shared/a.yaml':
          '- id: a\n  type: award\n  image: { art: flow, seed: x, alt: y, shows: [field] }\n',
      },
      'shared/a.yaml:3 image: the art "flow" takes no shows',
    ],
    [
      'a picture without words',
      { 'shared/a.yaml': '- id: a\n  type: award\n  image: { art: flow, seed: x }\n' },
      'shared/a.yaml:3 image: the picture needs alt, what it shows',
    ],
    [
      'an id that is taken',
      { 'shared/a.yaml': '- { id: a, type: department }\n- { id: a, type: department }\n' },
      'shared/a.yaml:2 the id a is taken by shared/a.yaml:1: choose another',
    ],
    [
      'language files that disagree',
      {
        'regions/be/insights/a.en.md': '---\nauthor: Anne\n---\n',
        'regions/be/insights/a.fr.md': '---\nauthor: Marc\n---\n',
      },
      'regions/be/insights/a.fr.md:2 author differs from regions/be/insights/a.en.md:2: it is the same in all languages, so write it in one of the files',
    ],
    [
      'running text where there is no place for it',
      { 'regions/us/key-plays/a.md': '---\ntitle: A\n---\nText\n' },
      'regions/us/key-plays/a.md:4 a keyPlay has no running text: move it into one of its fields',
    ],
    [
      'a region in an unknown language',
      { 'regions/xx/region.yaml': 'locale: xx\n' },
      `regions/xx/region.yaml:1 locale must be one of ${localeCodes.join(', ')}`,
    ],
    [
      'HTML in Markdown',
      { 'regions/us/insights/a.md': '---\ntitle: A\n---\nText <b>x</b>\n' },
      'regions/us/insights/a.md:4 rich text cannot hold Markdown of the kind "html": write Markdown instead of HTML tags',
    ],
  ];
  test.each(cases)('%s', async (_, files, line) => {
    expect(problemLines(await readFiles(files))).toContain(line);
  });

  test('all faults of all files are reported at once', async () => {
    const content = await readFiles({
      'shared/a.yaml': '- { id: a, type: award, colour: red, year: x }\n',
      'shared/b.yaml': '- { id: b, type: poem }\n',
    });
    expect(content.problems).toHaveLength(3);
  });
});
