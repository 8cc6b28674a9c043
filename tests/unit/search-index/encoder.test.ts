import { encodeQuery, encodeText } from '~/search-index/encoder/encode';
import { fold } from '~/search-index/encoder/fold';
import { stem, stemsOfPrefix } from '~/search-index/encoder/stem';

const terms = (query: string, language: string) =>
  encodeQuery(query, language).map(({ term }) => term);

describe('fold', () => {
  test.each([
    ['Straße', 'strasse'],
    ['ŒUVRE', 'oeuvre'],
    ['façade', 'facade'],
    ['São Paulo', 'sao paulo'],
    ['Año', 'ano'],
    ['Ørsted', 'orsted'],
    ['Łódź', 'lodz'],
    ['l’analyse', "l'analyse"],
    ['ＤＡＴＡ', 'data'],
    ['n\u0303', 'n'],
    ['الكِتَابُ', 'الكتاب'],
    ['مكتبــة', 'مكتبه'],
    ['إدارة أخرى', 'اداره اخري'],
    ['٢٠٢٥', '2025'],
    ['۱۴۰۴', '1404'],
    ['کتابی', 'كتابي'],
    ['バス', 'バス'],
    ['ﾊﾞｽ', 'バス'],
    ['パ\u30b9', 'パス'],
    ['ﾊﾟｽﾜｰﾄﾞ', 'パスワード'],
    ['हिन्दी', 'हिन्दी'],
    ['שָׁלוֹם', 'שלום'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('texts and queries meet', () => {
  test.each([
    ['fr', "L'analyse des données", 'donnees'],
    ['fr', 'l’analyse', 'analyse'],
    ['fr', 'Cœur de métier', 'coeur'],
    ['fr', 'Cœur de métier', 'cœur'],
    ['en', 'Straße', 'strasse'],
    ['en', 'strasse', 'Straße'],
    ['en', 'an e-mail', 'email'],
    ['en', 'an email', 'e-mail'],
    ['en', 'data-driven work', 'driven'],
    ['en', 'data-driven work', 'data driven'],
    ['en', 'data driven work', 'data-driven'],
    ['en', 'moved to S/4HANA', 's/4hana'],
    ['en', 'moved to S/4HANA', 's4hana'],
    ['en', 'moved to S/4HANA', '4hana'],
    ['en', 'written in C++', 'c++'],
    ['en', 'written in C#', 'C#'],
    ['en', 'on .NET', '.net'],
    ['en', 'models in dbt', 'DBT'],
    ['en', 'the client’s claims', 'client'],
    ['en', 'optimised plans', 'optimize'],
    ['en', 'planned', 'plan'],
    ['en', 'policies', 'policy'],
    ['en', '3,5 per cent', '3.5'],
    ['fr', 'des mesures', 'mesurer'],
    ['fr', 'nouveaux journaux', 'journal'],
    ['pt', 'decisões', 'decisão'],
    ['pt', 'canais', 'canal'],
    ['pt', 'dados', 'dado'],
    ['es', 'decisiones', 'decisión'],
    ['es', 'capaces', 'capaz'],
    ['en', 'analysis', 'analysis'],
    ['en', 'the status', 'statuses'],
    ['es', 'autobuses', 'autobús'],
    ['en', 'Talvane 数据平台 in Shanghai', '数据'],
    ['en', 'Talvane 数据平台 in Shanghai', '平台'],
    ['ar', 'المكتبة العامة', 'مكتبة'],
    ['ar', 'مكتبة عامة', 'المكتبة'],
    ['ar', 'والمكتبات والموانئ', 'مكتبات'],
    ['ar', 'للمكتبات', 'مكتبة'],
    ['ar', 'تقرير ٢٠٢٥', '2025'],
    ['ar', 'تقرير 2025', '٢٠٢٥'],
    ['ar', 'نسبة ٩٨٫٥', '98.5'],
    ['ar', 'إدارةُ البيانات', 'ادارة بيانات'],
    ['ar', 'مستشفى', 'مستشفي'],
    ['ar', 'وقت', 'وقت'],
    ['ar', 'الخدمات الرقمية', 'خدمة رقمي'],
    ['ja', '自社のサーバーで動く', 'サーバー'],
    ['ja', '自社のサーバで動く', 'サーバー'],
    ['ja', '自社のｻｰﾊﾞｰで動く', 'サーバー'],
    ['ja', 'データ基盤をつくる', '基盤'],
    ['ja', 'データ基盤をつくる', 'ﾃﾞｰﾀ'],
    ['ja', '佐々木さん', '佐々木'],
    ['ja', 'ＡＩの活用', 'AI 活用'],
  ])('%s: "%s" is found by "%s"', (language, text, query) => {
    const inText = encodeText(text, language);
    const asked = terms(query, language);
    expect(asked.length).toBeGreaterThan(0);
    for (const term of asked) expect(inText).toContain(term);
  });

  test.each([
    ['en', 'written in C++', 'c#'],
    ['en', 'a class of its own', 'clas'],
    ['en', 'a net of fibres', '.net'],
    ['ja', 'バスの時刻', 'パス'],
    ['ja', 'サーブとスカート', 'サーバー'],
  ])('%s: "%s" is not found by "%s"', (language, text, query) => {
    expect(encodeText(text, language)).not.toEqual(expect.arrayContaining(terms(query, language)));
  });
});

describe('encodeQuery', () => {
  test('leaves stop words out, unless there is nothing else', () => {
    expect(terms('what is data governance about ', 'en')).not.toContain('what');
    expect(terms('the ', 'en')).toEqual(['the']);
    expect(terms('qu’est-ce que la gouvernance ', 'fr')).not.toContain('que');
  });

  test('knows the last word as one that may go on, unless a space ends it', () => {
    expect(encodeQuery('data gov', 'en').map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(encodeQuery('data gov ', 'en').map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  test('takes a stop word at the end as the beginning of another word, which need not be there', () => {
    expect(encodeQuery('doing with', 'en')).toMatchObject([
      { typed: 'doing', isOptional: false },
      { typed: 'with', isOptional: true, isPrefix: true },
    ]);
  });

  test('leaves the article of an Arabic word out of what is typed, so that a beginning finds the word', () => {
    expect(encodeQuery('المكت', 'ar')).toMatchObject([{ typed: 'مكت', isPrefix: true }]);
  });

  test('leaves particles and inflections out of a Japanese question, unless there is nothing else', () => {
    expect(terms('データを活用する方法 ', 'ja')).toEqual(['デー', 'ータ', '活用', '方法']);
    expect(terms('つくる ', 'ja')).toEqual(['つく', 'くる']);
  });

  test('reads only the beginning of an endless query', () => {
    const endless = Array.from({ length: 5000 }, (_, at) => `w${at}`).join(' ');
    expect(encodeQuery(endless, 'en').length).toBeLessThanOrEqual(12);
    expect(encodeQuery('x'.repeat(10_000), 'en')).toHaveLength(1);
  });

  test.each(['', '   ', '!!!', '<>&"\'', '\u0000'])('finds no word in %j', (query) => {
    expect(encodeQuery(query, 'en')).toEqual([]);
  });
});

test('a stem keeps four letters, and words with digits or of unknown languages stay', () => {
  expect(stem('uses', 'en')).toBe('uses');
  expect(stem('4hana', 'en')).toBe('4hana');
  expect(stem('business', 'en')).toBe('business');
  expect(stem('werken', 'nl')).toBe('werken');
});

describe('stemsOfPrefix', () => {
  test.each([
    ['reli', 'en', 'rely'],
    ['journau', 'fr', 'journal'],
    ['razo', 'pt', 'razao'],
    ['capace', 'es', 'capaz'],
  ])('%s in %s may become a form of %s', (typed, language, term) => {
    expect(stemsOfPrefix(typed, language)).toContain(term);
  });

  test('a word of a language without such endings becomes nothing else', () => {
    expect(stemsOfPrefix('reli', 'zh')).toEqual([]);
  });
});
