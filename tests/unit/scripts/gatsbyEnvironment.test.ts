import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accelerators } from 'gatsby-accelerators';
import { gatsbyEnvironment, gatsbyFlags } from '~/scripts/support/runGatsby';

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

  it('lets Gatsby compile its files where the accelerator for it is off', () => {
    writeFileSync(join(folder, 'gatsby-config.ts'), 'export default { plugins: [] as string[] };');
    const compiler = require.resolve('gatsby/dist/utils/parcel/compile-gatsby-files');
    // In a file: workers inherit the flags of Node, and with them a script given as `-e`.
    const script = join(folder, 'compile.js');
    writeFileSync(
      script,
      `require(${JSON.stringify(compiler)}).compileGatsbyFiles(__dirname).then(() => process.exit(0));`,
    );
    execFileSync(process.execPath, [...gatsbyFlags, script], {
      cwd: folder,
      timeout: 60_000,
      env: gatsbyEnvironment(folder, { PATH: process.env.PATH, GATSBY_PATCHES: '0' }),
    });
    expect(existsSync(join(folder, '.cache/compiled/gatsby-config.js'))).toBe(true);
  }, 70_000);
});
