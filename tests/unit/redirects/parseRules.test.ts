import { parseRules } from '~/redirects/parseRules';

describe('parseRules', () => {
  it('reads rules, and skips comments and empty lines', () => {
    const text = [
      '# News',
      '#without a space',
      '',
      '/us/en/news   /us/en/insights',
      '\t/partners\t/us/en/playbook#all-partners # the list',
      '/a /b',
    ].join('\r\n');
    expect(parseRules('news.txt', text)).toEqual({
      rules: [
        { from: '/us/en/news', to: '/us/en/insights', file: 'news.txt', line: 4 },
        { from: '/partners', to: '/us/en/playbook#all-partners', file: 'news.txt', line: 5 },
        { from: '/a', to: '/b', file: 'news.txt', line: 6 },
      ],
      problems: [],
    });
  });

  it.each([
    ['/alone', '"/alone" has no target'],
    ['/a /b 302', '"302" after the target'],
    ['/a /b #remark', '"#remark" after the target'],
  ])('says what is wrong with %j', (line, message) => {
    const { rules, problems } = parseRules('x.txt', `\n${line}`);
    expect(rules).toEqual([]);
    expect(problems).toEqual([
      {
        file: 'x.txt',
        line: 2,
        kind: 'table',
        message: expect.stringContaining(message) as string,
      },
    ]);
  });
});
