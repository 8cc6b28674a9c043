import { runInNewContext } from 'node:vm';
import { trustedTypesScript } from '~/src/runtime/trustedTypes';

type Rules = Record<string, (text: string) => string | undefined>;

/** Runs the script as a page of `https://www.example.com` does; the default policy. */
const policyOf = (withPrefix = (path: string) => path): Rules => {
  const created = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => created.set(name, rules),
  };
  const script = trustedTypesScript(withPrefix);
  const location = new URL('https://www.example.com/us/en/home');
  runInNewContext(script, { self: { trustedTypes }, trustedTypes, location, URL });
  expect([...created.keys()]).toEqual(['default']);
  return created.get('default') ?? {};
};

const passes = (addresses: readonly string[], withPrefix?: (path: string) => string): string[] => {
  const { createScriptURL } = policyOf(withPrefix);
  return addresses.filter((address) => createScriptURL?.(address) === address);
};

const own = ['/app-0123456789.js', '/sw.js'];

describe('the default policy of Trusted Types', () => {
  it('takes no HTML and no code', () => {
    expect(Object.keys(policyOf())).toEqual(['createScriptURL']);
  });

  it('takes scripts of the build and the service worker', () => {
    const others = ['/app.js', '/static/app-0123456789.js', 'blob:https://www.example.com/0'];
    expect(passes([...own, ...others])).toEqual(own);
    expect(passes(['https://www.example.com/sw.js?1'])).toHaveLength(1);
  });

  it('leaves scripts of other origins to the Content-Security-Policy', () => {
    expect(passes(['https://tags.example.com/gtm.js'])).toHaveLength(1);
  });

  it('knows the path prefix', () => {
    const withPrefix = (path: string) => `/a.b${path}`;
    expect(passes([...own, '/a.b/sw.js', '/axb/sw.js'], withPrefix)).toEqual(['/a.b/sw.js']);
  });

  it('does nothing where browsers do not know Trusted Types', () => {
    const script = trustedTypesScript((path) => path);
    expect(() => void runInNewContext(script, { self: {} })).not.toThrow();
  });
});
