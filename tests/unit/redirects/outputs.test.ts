import { formatNginxMap } from '~/redirects/output/nginxMap';
import { formatRedirectsFile } from '~/redirects/output/redirectsFile';
import { formatShards } from '~/redirects/output/shards';
import type { RedirectRule } from '~/redirects/types';
import { shardCount, shardOf } from '~/src/features/redirects/redirectSource';

const rule = (from: string, to: string, originalFrom = from): RedirectRule => ({
  from,
  to,
  originalFrom,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    rule(`/us/en/sectors/old-sector-${index}/page-${index % 97}`, '/us/en/playbook#all-partners'),
  );

describe('formatRedirectsFile', () => {
  it('has each path in lower case and as it was written, with and without a slash', () => {
    const { text, warnings } = formatRedirectsFile([
      rule('/eula-old', '/EULA', '/EULA-old'),
      rule('/santé', 'https://jobs.talvane.example/fr'),
    ]);
    expect(text.split('\n')).toEqual([
      '/eula-old  /EULA  301',
      '/eula-old/  /EULA  301',
      '/EULA-old  /EULA  301',
      '/EULA-old/  /EULA  301',
      '/sant%C3%A9  https://jobs.talvane.example/fr  301',
      '/sant%C3%A9/  https://jobs.talvane.example/fr  301',
      '',
    ]);
    expect(warnings).toEqual([]);
  });

  it('puts the folder of the host before paths of this website', () => {
    const { text } = formatRedirectsFile([rule('/a', '/b')], '/preview');
    expect(text).toContain('/preview/a  /preview/b  301');
  });

  it.each([
    [1000, 2000, []],
    [1001, 1001, []],
    [2001, 2001, ['Cloudflare']],
    [20_000, 20_000, ['Cloudflare', 'Netlify']],
  ])('writes %i rules in %i lines, and names the hosts that take fewer', (count, lines, hosts) => {
    const { text, warnings } = formatRedirectsFile(many(count));
    expect(text.trimEnd().split('\n')).toHaveLength(lines);
    expect(warnings).toHaveLength(hosts.length);
    hosts.forEach((host, index) => expect(warnings[index]).toContain(`${host} takes`));
  });

  it('warns of a line that is longer than Cloudflare reads', () => {
    const { warnings } = formatRedirectsFile([rule(`/${'a'.repeat(1000)}`, '/b')]);
    expect(warnings[0]).toContain('longer than the 1000 characters');
  });
});

describe('formatNginxMap', () => {
  it('puts the query of the request before the hash, and after the query of the target', () => {
    const text = formatNginxMap([
      rule('/a', '/b#part'),
      rule('/c', 'https://jobs.talvane.example/ca?lang=fr'),
    ]);
    expect(text).toContain('"/a" "/b$is_args$args#part";');
    expect(text).toContain('"/c" "https://jobs.talvane.example/ca?lang=fr$and_args";');
  });
});

describe('formatShards', () => {
  it('has every rule in the file of its hash, and a file for each hash', () => {
    const rules = many(500);
    const shards = formatShards(rules);
    expect(shards.size).toBe(shardCount);
    for (const { from, to } of rules) {
      const table = JSON.parse(shards.get(`${shardOf(from)}.json`) ?? '') as Record<string, string>;
      expect(table[from]).toBe(to);
    }
  });

  it('keeps each file small with 20,000 rules', () => {
    const sizes = [...formatShards(many(20_000)).values()].map(({ length }) => length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
    expect(Math.min(...sizes)).toBeGreaterThan(2000);
  });
});
