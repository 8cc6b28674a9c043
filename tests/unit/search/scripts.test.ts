import { createIndexAndStore } from '~/search-index/build/createIndexAndStore';
import { openSearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { titleOf } from '~/search-index/format/records';
import { service } from '../search-index/support/services';

type Page = readonly [title: string, description: string, body: string];

const arabic: readonly Page[] = [
  [
    'فهرس واحد لأربعين مكتبة',
    'جمعت شبكة مكتبات الواحة فهارسها.',
    'أصبح البحث عن الكتاب يستغرق ثواني.',
  ],
  ['تقرير عام ٢٠٢٥', 'دروس من المشروعات.', 'لم ننقل سجلًا دون موافقة المكتبة التي يخصها.'],
  ['منصات البيانات', 'منصة واحدة تجمع السجلات المتفرقة.', 'تعمل المنصة على خوادم المؤسسة.'],
  ['كيف تقرأ مؤشرًا', 'المؤشر الجيد يقول ما لا يعرفه.', 'قارن الشهر بمثله من العام الماضي.'],
];
const japanese: readonly Page[] = [
  ['バスの到着時刻を予測する', '雨の日の遅れ。', '停留所での乗り降りにかかる時間を集めました。'],
  ['パスワードに頼らない認証', '覚えるものを減らす。', '社内の十人で始めます。'],
  ['サーバー費用を半分に', '夜に止める。', '検証用のサーバーは夜に止めました。'],
  ['データ基盤', '記録をまとめて検索できます。', 'クラウドでもカーブでもバーでも動きます。'],
];

const open = (language: string, pages: readonly Page[]) => {
  const documents = pages.map((page, at) => service(`page-${at}`, ...page));
  const { index, store, files } = createIndexAndStore('services', language, documents);
  return openSearchIndex({ index, store }, (file) =>
    Promise.resolve(JSON.parse(files.get(file) ?? 'null') as unknown),
  );
};

/** Titles that a query finds, best first. */
const found = async (
  language: string,
  pages: readonly Page[],
  query: string,
): Promise<string[]> => {
  const search = await open(language, pages);
  await search.loadIndex();
  const { records } = await search.search(query);
  return records.map(titleOf);
};
const [catalogue, report, platforms] = arabic.map(([title]) => title);
const [buses, passwords, servers, base] = japanese.map(([title]) => title);

test.each([
  ['مكتبة', [catalogue, report]],
  ['المكتبة', [catalogue, report]],
  ['المكت', [catalogue, report]],
  ['2025', [report]],
  ['٢٠٢٥', [report]],
  ['بيانات', [platforms]],
  ['منصّة', [platforms]],
  ['كتب الأطفال في المريخ', []],
])('in Arabic, %s finds its pages', async (query, titles) => {
  const results = await found('ar', arabic, query);
  expect(results.slice(0, titles.length)).toEqual(titles);
  expect(results).toHaveLength(titles.length);
});

test.each([
  ['バス', [buses]],
  ['パス', [passwords]],
  ['パスワード', [passwords]],
  ['サーバー', [servers]],
  ['サーバ', [servers]],
  ['ｻｰﾊﾞｰ', [servers]],
  ['基盤', [base]],
  ['データ基盤とは', [base]],
  ['到着時刻', [buses]],
  ['カーテン', []],
])('in Japanese, %s finds its pages', async (query, titles) => {
  expect(await found('ja', japanese, query)).toEqual(titles);
});
