import type { ContentNode } from '~/gatsby/content/contentNode';
import { warningsOfSharePictures } from '~/gatsby/content-report/sharePictureWarnings';
import { routeOf, siteOf } from '../../support/routeOf';

const titles: Readonly<Record<string, string>> = {
  'country-jp': '日本',
  harbour: '日本の港',
  library: '図書館',
  'country-us': 'United States',
  river: 'The river – São Paulo',
};
const find = (id: string): ContentNode | undefined =>
  id in titles
    ? {
        id,
        contentful_id: id,
        node_locale: 'ja',
        updatedAt: '',
        internal: { type: 'ContentfulPage', contentDigest: '' },
        sys: { type: 'Entry' },
        title: titles[id],
      }
    : undefined;

test('a site whose titles the brand font cannot write is named once, with the number of its pages', () => {
  const [jp, us] = [siteOf('jp', 'ja-JP'), siteOf('us', 'en-US')];
  const pages = [
    routeOf(jp, 'harbour', { nodeId: 'harbour' }),
    routeOf(jp, 'library', { nodeId: 'library' }),
    routeOf(us, 'river', { nodeId: 'river' }),
  ];
  const warnings = warningsOfSharePictures({ find }, { pages, sites: [jp, us], leftOut: [] });
  expect(warnings).toEqual([
    expect.objectContaining({
      kind: 'bare-share-picture',
      id: 'country-jp',
      message: expect.stringContaining('2 pages of jp/ja show the brand without the title'),
    }),
  ]);
});
