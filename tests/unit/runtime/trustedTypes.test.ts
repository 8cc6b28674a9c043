import { runInNewContext } from 'node:vm';
import { trustedTypesScript, type TrustedScripts } from '~/src/runtime/trustedTypes';

type Rules = Record<string, (text: string) => string | undefined>;

/** Runs the script as a page of `https://www.example.com` does; the default policy. */
const policyOf = (options: Partial<TrustedScripts> = {}): Rules => {
  const created = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => created.set(name, rules),
  };
  const script = trustedTypesScript({
    withPrefix: (path) => path,
    hasTagManager: false,
    ...options,
  });
  const location = new URL('https://www.example.com/us/en/home');
  runInNewContext(script, { self: { trustedTypes }, trustedTypes, location, URL });
  expect([...created.keys()]).toEqual(['default']);
  return created.get('default') ?? {};
};

const passes = (options: Partial<TrustedScripts>, addresses: readonly string[]): string[] => {
  const { createScriptURL } = policyOf(options);
  return addresses.filter((address) => createScriptURL?.(address) === address);
};

const own = ['/app-0123456789abcdef0123.js', '/sw.js'];
const tags = ['https://www.googletagmanager.com/gtm.js?id=GTM-A'];

describe('the default policy of Trusted Types', () => {
  it('takes no HTML and no code', () => {
    expect(Object.keys(policyOf())).toEqual(['createScriptURL']);
  });

  it('takes scripts of the build and the service worker', () => {
    const others = [
      '/app.js',
      '/static/app-0123456789abcdef0123.js',
      '//other.example/app-0123456789abcdef0123.js',
      'data:text/javascript,0',
      'blob:https://www.example.com/0',
      ...tags,
    ];
    expect(passes({}, [...own, ...others])).toEqual(own);
    expect(passes({}, ['https://www.example.com/sw.js?1'])).toHaveLength(1);
  });

  it('knows the path prefix', () => {
    const options = { withPrefix: (path: string) => `/a.b${path}` };
    expect(passes(options, [...own, '/a.b/sw.js', '/axb/sw.js'])).toEqual(['/a.b/sw.js']);
  });

  it('takes scripts of the container, from Google or the tagging server', () => {
    const near = 'https://googletagmanager.com.example/gtm.js';
    const server = 'https://tags.example.com/gtm.js';
    const all = [...own, ...tags, near, server];
    expect(passes({ hasTagManager: true }, all)).toEqual([...own, ...tags]);
    const options = { hasTagManager: true, tagOrigin: 'https://tags.example.com' };
    expect(passes(options, all)).toEqual([...own, server]);
  });

  it('does nothing where browsers do not know Trusted Types', () => {
    const script = trustedTypesScript({ withPrefix: (path) => path, hasTagManager: false });
    expect(() => void runInNewContext(script, { self: {} })).not.toThrow();
  });
});
