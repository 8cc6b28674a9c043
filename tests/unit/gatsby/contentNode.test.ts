import { missingFields, type ContentNode } from '~/gatsby/content/contentNode';

const nodes = new Map<string, ContentNode>();
const find = (id: string) => nodes.get(id);

const node = (type: string, fields: Record<string, unknown>, id = `node-${type}`): ContentNode => {
  const made = {
    id,
    contentful_id: id,
    node_locale: 'en',
    updatedAt: '',
    internal: { type, contentDigest: '' },
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
    ...fields,
  } as ContentNode;
  nodes.set(id, made);
  return made;
};

const addCountry = (id: string): void => {
  node('language', { name: 'English', localCode: 'en' }, 'language');
  node(
    'country',
    {
      name: 'A',
      countryCode: 'AA',
      technicalName: 'aa',
      languages___NODE: ['language'],
      continent: 'europe',
    },
    id,
  );
};

beforeEach(() => nodes.clear());

describe('missingFields', () => {
  it('names required fields that are absent, null or empty', () => {
    expect(missingFields(node('language', { name: '', localCode: null }), find)).toEqual([
      'name',
      'localCode',
    ]);
  });

  it('reads long text from its own node', () => {
    const brand = node('brand', {
      name: 'A',
      shortDescription___NODE: 'text',
      countries___NODE: ['c'],
    });
    addCountry('c');
    nodes.set('text', { shortDescription: '' } as unknown as ContentNode);
    expect(missingFields(brand, find)).toEqual(['shortDescription']);
    nodes.set('text', { shortDescription: 'Words' } as unknown as ContentNode);
    expect(missingFields(brand, find)).toEqual([]);
  });

  it('takes a required link to an entry that is gone, or incomplete itself, as missing', () => {
    const document = node('document', {
      name: 'Report',
      documentType___NODE: 'type',
      file___NODE: 'file',
      countries___NODE: ['c'],
    });
    addCountry('c');
    nodes.set('file', { id: 'file', sys: { type: 'Asset' } } as unknown as ContentNode);
    expect(missingFields(document, find)).toEqual(['documentType']);
    node('documentType', { name: '' }, 'type');
    expect(missingFields(document, find)).toEqual(['documentType']);
    node('documentType', { name: 'Policy' }, 'type');
    expect(missingFields(document, find)).toEqual([]);
  });

  it('takes a required link to an entry of a content type that the field does not accept as missing', () => {
    const figures = node('keyFigures', { name: 'a', figures___NODE: ['node-keyFigures'] });
    expect(missingFields(figures, find)).toEqual(['figures']);
  });

  it('takes a required date that is none as missing', () => {
    node('insightType', { name: 'Article', slug: 'article' }, 'type');
    addCountry('c');
    nodes.set('picture', { id: 'picture', sys: { type: 'Asset' } } as unknown as ContentNode);
    const insight = (publicationDate: string) =>
      node('insight', {
        title: 'A',
        slug: 'a',
        publicationDate,
        type___NODE: 'type',
        image___NODE: 'picture',
        countries___NODE: ['c'],
        body: { raw: '{}' },
      });
    expect(missingFields(insight('2026-03-12'), find)).toEqual([]);
    expect(missingFields(insight('soon'), find)).toEqual(['publicationDate']);
  });

  it('knows nothing of other content types', () => {
    expect(missingFields(node('stranger', {}), find)).toEqual([]);
  });
});
