import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accelerators } from 'gatsby-accelerators';
import { gatsbyEnvironment } from '~/scripts/support/runGatsby';

const folder = mkdtempSync(join(tmpdir(), 'gatsby-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('gatsbyEnvironment', () => {
  it('keeps what the environment asks of Node beside its own, and lets its settings win', () => {
    const env = gatsbyEnvironment(folder, {
      NODE_OPTIONS: '--max-old-space-size=6000',
      GATSBY_CPU_COUNT: '3',
      SITE_URL: 'https://talvane.example',
    });
    expect(env.NODE_OPTIONS).toMatch(/--require "\S+\/register\.js" --max-old-space-size=6000$/);
    expect(env).toMatchObject({ GATSBY_CPU_COUNT: '3', SITE_URL: 'https://talvane.example' });
  });

  it('configures only accelerators that exist', () => {
    const { GATSBY_ACCELERATORS: names = '' } = gatsbyEnvironment(folder, {});
    expect(Object.keys(JSON.parse(names) as object)).toEqual(accelerators.map(({ name }) => name));
  });

  it('loads no accelerators where GATSBY_PATCHES is 0', () => {
    const { NODE_OPTIONS } = gatsbyEnvironment(folder, { GATSBY_PATCHES: '0' });
    expect(NODE_OPTIONS).not.toContain('require');
  });
});
