import { renderToStaticMarkup } from 'react-dom/server';
import { SearchResults } from '~/src/features/search/SearchResults';
import type { Result } from '~/src/features/search/resultGroups';
import { SiteProvider } from '~/src/i18n/SiteContext';

const results = Array.from({ length: 12 }, (_, at): Result => ({
  href: `/eg/ar/insights/${at}`,
  isExternal: false,
  title: `مقال ${at}`,
  description: '',
  image: null,
  kind: 'insights',
  metadata: [],
}));

const render = (localCode: string): string =>
  renderToStaticMarkup(
    <SiteProvider
      value={{
        country: 'eg',
        language: 'ar',
        urlPrefix: '',
        localCode,
        labels: { opensInNewWindow: '' },
      }}
    >
      <SearchResults
        listId="list"
        label="نتائج"
        groups={[{ id: 'insights', results, terms: new Set(), language: 'ar' }]}
        titles={{ best: '', services: '', keyplays: '', insights: 'مقالات', pages: '', people: '' }}
        active={-1}
        onFollow={() => undefined}
      />
    </SiteProvider>,
  );

test.each([
  ['ar-EG', '١٢'],
  ['ja-JP', '12'],
])('counts of results in %s are %s', (localCode, count) => {
  expect(render(localCode)).toContain(`>${count}</span>`);
});
