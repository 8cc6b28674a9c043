import { gatsbyEnvironment } from '../../../cli/support/runGatsby';

describe('gatsbyEnvironment', () => {
  it('keeps what the environment asks of Node beside its own, and lets its settings win', () => {
    const env = gatsbyEnvironment('/site', {
      NODE_OPTIONS: '--max-old-space-size=6000',
      GATSBY_CPU_COUNT: '3',
      SITE_URL: 'https://talvane.example',
    });
    expect(env.NODE_OPTIONS).toMatch(/keepBundles\.mjs.* --max-old-space-size=6000$/);
    expect(env).toMatchObject({ GATSBY_CPU_COUNT: '3', SITE_URL: 'https://talvane.example' });
  });
});
