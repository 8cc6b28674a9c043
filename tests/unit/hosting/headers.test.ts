import { contentSecurityPolicy, maxPolicyLength } from '~/hosting/contentSecurityPolicy';
import { cacheControlOf, securityHeaders } from '~/hosting/headers';

const hash = (index: number) => `sha256-${String(index).padStart(43, 'x')}=`;
const input = { scriptHashes: [hash(1)], styleHashes: [hash(2)], hasTagManager: false };
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );

describe('contentSecurityPolicy', () => {
  it('allows nothing inline but what has a hash, and nothing of other hosts', () => {
    const policy = directives(contentSecurityPolicy(input));
    expect(policy['default-src']).toEqual(["'self'"]);
    for (const kind of ['object-src', 'frame-src', 'base-uri', 'frame-ancestors']) {
      expect(policy[kind]).toEqual(["'none'"]);
    }
    expect(policy['script-src']).toEqual(["'self'", `'${hash(1)}'`]);
    expect(policy['style-src']).toContain(`'${hash(2)}'`);
    expect(policy['style-src']).not.toContain("'unsafe-inline'");
    expect(Object.values(policy).flat().join(' ')).not.toContain('https:');
  });

  it('lets the tag manager in only where there is one', () => {
    const policy = directives(contentSecurityPolicy({ ...input, hasTagManager: true }));
    expect(policy['script-src']).toContain('https://*.googletagmanager.com');
    expect(policy['connect-src']).toContain('https://*.google-analytics.com');
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
  });

  it('takes scripts from a tagging server of its own instead of Google', () => {
    const tagOrigin = 'https://tags.example.com';
    const policy = directives(contentSecurityPolicy({ ...input, hasTagManager: true, tagOrigin }));
    expect(policy['script-src']).toEqual(["'self'", `'${hash(1)}'`, tagOrigin]);
    expect(policy['connect-src']).toContain(tagOrigin);
    expect(policy['img-src']).toContain(tagOrigin);
    expect(contentSecurityPolicy({ ...input, tagOrigin })).toBe(contentSecurityPolicy(input));
  });

  it('requires Trusted Types, with the policies of the tag manager only where there is one', () => {
    const policy = directives(contentSecurityPolicy(input));
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default']);
    const withTags = directives(contentSecurityPolicy({ ...input, hasTagManager: true }));
    expect(withTags['trusted-types']).toEqual(['default', 'tags', 'goog#html']);
  });

  it('lets the form go to a receiver elsewhere', () => {
    const policy = directives(
      contentSecurityPolicy({ ...input, contactEndpoint: 'https://forms.example/a?b' }),
    );
    expect(policy['form-action']).toEqual(["'self'", 'https://forms.example']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://forms.example']);
  });

  it('refuses to grow with the pages', () => {
    const scriptHashes = Array.from({ length: 40 }, (_, index) => hash(index));
    expect(() => contentSecurityPolicy({ ...input, scriptHashes })).toThrow(
      `hosts take ${maxPolicyLength}: the pages have 40 different inline scripts`,
    );
  });
});

test('violations are reported where an endpoint is set, by both ways of browsers', () => {
  const headers = securityHeaders({ ...input, reportEndpoint: '/api/csp-reports' });
  expect(headers['Reporting-Endpoints']).toBe('csp="/api/csp-reports"');
  expect(headers['Content-Security-Policy']).toMatch(
    /; report-to csp; report-uri \/api\/csp-reports$/,
  );
});

test('every answer has the headers of a strict site', () => {
  expect(Object.keys(securityHeaders(input))).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ]);
});

test.each([
  ['/static/0123/a.webp', true],
  ['/styles/0ba609871b.css', true],
  ['/app-8d7ae6a79f.js', true],
  ['/454-e53aeb180d.js', true],
  ['/styles.0ba609871b.css', true],
  ['/component---src-templates-services-tsx-ee87e661d1.js', true],
  ['/', false],
  ['/us/en/home', false],
  ['/us/en/app-8d7ae6a79f.js', false],
  ['/sw.js', false],
  ['/404.html', false],
  ['/page-data/app-data.json', false],
  ['/page-data/us/en/home/page-data.json', false],
  ['/redirects/0f.json', false],
  ['/favicon.svg', false],
])('whether %s never changes: %s', (path, isImmutable) => {
  expect(cacheControlOf(path).includes('immutable')).toBe(isImmutable);
});
