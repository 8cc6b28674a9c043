import { compileRedirects } from '~/redirects/compileRedirects';
import type { TableRule } from '~/redirects/types';
import { urlPayloads } from '../../fixtures/hostile/payloads';

const pagePaths = ['/', '/EULA', '/us/en/home', '/us/en/playbook', '/us/en/services'];
const externalHosts = ['jobs.talvane.example'];

const written = (...lines: string[]): TableRule[] =>
  lines.map((text, index) => {
    const [from = '', to = ''] = text.split(' ');
    return { from, to, file: 'rules.txt', line: index + 1 };
  });
const compile = (...lines: string[]) =>
  compileRedirects({ rules: written(...lines), pagePaths, externalHosts });

describe('compileRedirects', () => {
  it('compares sources without regard to case, slashes at the end and encoding', () => {
    const { rules, problems } = compile(
      '/US/ /us/en/home',
      '/us/en/Sant%C3%A9 /us/en/services',
      '/old/index.html /us/en/home',
    );
    expect(problems).toEqual([]);
    expect(rules).toEqual([
      { from: '/us', originalFrom: '/US/', to: '/us/en/home' },
      { from: '/us/en/santé', originalFrom: '/us/en/Santé', to: '/us/en/services' },
      { from: '/old', originalFrom: '/old/index.html', to: '/us/en/home' },
    ]);
  });

  it('flattens chains, with the queries and hash on the way, and says so', () => {
    const { rules, notes } = compile(
      '/a /B?x=1#part',
      '/b /c/?y=2',
      '/c /us/en/services',
      '/d /us/en/playbook#all-partners',
      '/e /d#other',
    );
    expect(rules.map(({ from, to }) => [from, to])).toEqual([
      ['/a', '/us/en/services?y=2&x=1#part'],
      ['/b', '/us/en/services?y=2'],
      ['/c', '/us/en/services'],
      ['/d', '/us/en/playbook#all-partners'],
      ['/e', '/us/en/playbook#all-partners'],
    ]);
    expect(notes).toHaveLength(3);
    expect(notes[0]).toBe(
      'rules.txt:1: /a -> /b -> /c -> /us/en/services?y=2&x=1#part is one hop now; write /us/en/services?y=2&x=1#part as the target.',
    );
  });

  it.each([
    ['us /us/en/home', 'table', 'must begin with a slash'],
    ['/us?a=b /us/en/home', 'table', 'must not have a query'],
    ['/%E0%A4%A /us/en/home', 'table', 'cannot be decoded'],
    ['/index.html /us/en/home', 'table', 'is the root'],
    ['/news/* /us/en/home', 'table', 'has a wildcard'],
    ['/news/:year /us/en/home', 'table', 'has a wildcard'],
    ['/a%22;return%20200 /us/en/home', 'table', 'interpret differently'],
    ['/a/../b /us/en/home', 'table', 'interpret differently'],
    ['/a%0d%0aX:y /us/en/home', 'table', 'interpret differently'],
    ['/$uri /us/en/home', 'table', 'interpret differently'],
    ['/US/EN/home /us/en/services', 'content', 'is a page of the website (/us/en/home)'],
    ['/eula /us/en/services', 'content', 'is a page of the website (/EULA)'],
    ['/a /us/en/gone', 'content', '"/us/en/gone" is no page of the website'],
    ['/a /US/en/home', 'content', 'the page is /us/en/home'],
    ['/a /us/en/home/', 'content', 'the page is /us/en/home'],
    ['/a //evil.example', 'table', 'must be a path'],
    ['/a /\\evil.example', 'table', 'characters that no address may have'],
    ['/a https:jobs.talvane.example/us', 'table', 'must begin with https://'],
    ['/a https://evil.example/', 'table', '"evil.example" is not on the list'],
    ['/a https://jobs.talvane.example.evil.example/', 'table', 'is not on the list'],
    ['/a https://jobs.talvane.example@evil.example/', 'table', 'must not name a user'],
    ['/a https://jobs.talvane.example:8443/', 'table', 'a port'],
    ['/a http://jobs.talvane.example/us', 'table', 'must begin with https://'],
    ['/a javascript:alert(1)', 'table', 'must begin with https://'],
    ['/a data:text/html,x', 'table', 'must begin with https://'],
    ['/a us/en/home', 'table', 'must be a path'],
    ['/a /us/en/home?x=$host', 'table', 'characters that no address may have'],
  ])('refuses %j', (line, kind, message) => {
    const { rules, problems } = compile('/fine /us/en/home', line);
    expect(rules).toHaveLength(1);
    expect(problems).toEqual([
      { file: 'rules.txt', line: 2, kind, message: expect.stringContaining(message) as string },
    ]);
  });

  it.each(urlPayloads)('takes %j as no target', (to) => {
    const { rules } = compileRedirects({
      rules: [{ from: '/a', to, file: 'rules.txt', line: 1 }],
      pagePaths,
      externalHosts,
    });
    expect(rules).toEqual([]);
  });

  it('refuses the second rule of a path, and names the first', () => {
    const { rules, problems } = compile('/us /us/en/home', '/US/ /us/en/services');
    expect(rules).toHaveLength(1);
    expect(problems).toMatchObject([
      { file: 'rules.txt', line: 2, message: expect.stringContaining('in rules.txt:1') as string },
    ]);
  });

  it('refuses loops, and what leads into one', () => {
    const { rules, problems } = compile('/a /b', '/b /A/', '/c /a', '/d /d');
    expect(rules).toEqual([]);
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
    expect(problems[0]?.message).toContain('/a (rules.txt:1) -> /b (rules.txt:2) -> /A/');
  });

  it('finds all problems at once', () => {
    const { problems } = compile('x y', '/a /gone', '/b https://evil.example', '/c /c');
    expect(new Set(problems.map(({ line }) => line)).size).toBe(4);
  });

  it('lets jobs go to the hosts on the list', () => {
    const { rules } = compile('/careers https://jobs.talvane.example/us?lang=en');
    expect(rules).toMatchObject([{ to: 'https://jobs.talvane.example/us?lang=en' }]);
  });
});
