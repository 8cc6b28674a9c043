import { publishOnce } from 'static-site-publisher';
import { currentRelease, listReleases } from 'static-site-publisher/releases';
import { publisherConfig } from '../../publishing/publisherConfig';
import { fastBuild, impatience, makeTestSite, settings, tenPages } from './support/testSite';

test('publishing once releases, and fails with the problems to fix', async () => {
  const site = makeTestSite();
  const publish = () =>
    publishOnce({
      ...publisherConfig,
      settings,
      siteFolder: site.folder,
      buildCommand: fastBuild,
      debounce: impatience,
      log: () => undefined,
    });
  try {
    site.setContent({ value: 'one', pages: tenPages });
    await publish();
    site.setContent({ value: 'two', pages: tenPages });
    await publish();
    expect(listReleases(site.releases)).toHaveLength(2);
    expect(site.readReleased('aa/en/page-1/index.html')).toContain('two');

    const before = currentRelease(site.releases);
    site.setContent({ pages: tenPages.map((page) => ({ ...page, links: ['/gone'] })) });
    await expect(publish()).rejects.toThrow(
      '"Name of entry-0" (/aa/en/page-0 and 9 more) links to /gone',
    );
    expect(currentRelease(site.releases)).toBe(before);
  } finally {
    site.remove();
  }
});
