import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import sharp from 'sharp';
import { truncationLength } from '../../src/i18n/truncate';
import { builtFiles, fileOfPath, publicFolder, readPlan } from './support/builtSite';
import { headOf, type Head } from './support/headOf';

const siteUrl = process.env.SITE_URL ?? 'https://www.talvane.example';
const routes = readPlan();
const heads = new Map(routes.pages.map(({ path }) => [path, headOf(path)]));
const files = new Set(builtFiles());
const hiddenPaths = routes.pages
  .filter(({ template, slug }) => template === 'maintenance-page' || slug.startsWith('thank-you-'))
  .map(({ path }) => path);

const pathOf = (address: string): string | undefined =>
  address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : undefined;
const headAt = (address: string): Head | undefined => heads.get(pathOf(address) ?? '');
const textOf = (file: string): string => readFileSync(join(publicFolder, file), 'utf8');
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link', 'entry'].includes(name),
});

/** What is wrong with pages, a line each. */
const problemsOf = (check: (head: Head) => string | undefined): string[] =>
  [...heads.values()].flatMap((head) => {
    const problem = check(head);
    return problem === undefined ? [] : [`${head.path}: ${problem}`];
  });

const only = (head: Head, key: string): string | undefined => {
  const values = head.meta.get(key) ?? [];
  return values.length === 1 ? values[0] : undefined;
};

describe('the head of every page', () => {
  it('has one title, one description of at most 160 characters, and its own address', () => {
    const problems = problemsOf((head) => {
      const description = only(head, 'description');
      if (head.title.trim() === '') return 'no title';
      if (!description) return 'not one description';
      if (description.length > truncationLength) return `${description.length} characters`;
      return head.canonical === `${siteUrl}${head.path}` ? undefined : `${head.canonical}`;
    });
    expect(problems).toEqual([]);
  });

  it('has a title that no page of another country has', () => {
    const countries = new Map<string, Map<string, string>>();
    for (const { path, site } of routes.pages) {
      const title = heads.get(path)?.title ?? '';
      const known = countries.get(title) ?? new Map<string, string>();
      countries.set(title, known.set(site?.country ?? '', path));
    }
    const shared = [...countries].filter(([, pages]) => pages.size > 1);
    expect(shared.map(([title, pages]) => [title, ...pages.values()].join(' '))).toEqual([]);
  });

  it('is kept out of search results exactly where it stands in for the site or thanks', () => {
    const hidden = [...heads.values()].filter(({ isHidden }) => isHidden).map(({ path }) => path);
    expect(hidden.sort()).toEqual([...hiddenPaths].sort());
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('names versions that exist and name it in turn, with x-default among them', () => {
    const problems = problemsOf((head) => {
      if (head.alternates.size === 0) return undefined;
      const others = [...head.alternates.values()];
      const gone = others.find((address) => headAt(address) === undefined);
      if (gone) return `${gone} does not exist`;
      if (!others.includes(head.canonical ?? '')) return 'does not name itself';
      const standsForAll = head.alternates.get('x-default');
      if (!standsForAll) return 'no x-default';
      const silent = others.find(
        (address) =>
          JSON.stringify([...(headAt(address)?.alternates ?? [])]) !==
          JSON.stringify([...head.alternates]),
      );
      return silent && `${silent} names other versions`;
    });
    expect(problems).toEqual([]);
  });

  // Each country has its own entry for these; the others are entries that countries share.
  const oncePerSite = new Set(
    ['homepage', 'services', 'insights', 'playbook', 'contact-us', 'about-us']
      .concat(['locations', 'management', 'investors', 'partners-and-tech', 'awards', 'brands'])
      .concat(['committed', 'company-purpose', 'corporate-governance', 'download-page'])
      .concat(['ethics-and-compliance', 'initiatives', 'innovation-technologies']),
  );

  it('names the home of every site, and x-default, on each home', () => {
    const homes = routes.pages.filter(({ template }) => template === 'homepage');
    expect(homes).toHaveLength(routes.sites.length);
    for (const { path } of homes) {
      const { alternates } = heads.get(path)!;
      expect([...alternates.keys()].sort()).toEqual(
        [...routes.sites.map(({ localCode }) => localCode), 'x-default'].sort(),
      );
    }
  });

  it('names every version in another site, unless two sites share a language tag', () => {
    const tags = routes.sites.map(({ localCode }) => localCode);
    expect(tags.filter((tag, index) => tags.indexOf(tag) !== index)).toEqual([]);
    const problems = problemsOf((head) => {
      const page = routes.pages.find(({ path }) => path === head.path);
      if (page?.site === undefined || head.isHidden) return undefined;
      const { template, entryId } = page;
      // The slug that its pages share tells the one of a site that has two of a template.
      const isMain = oncePerSite.has(template) && page.slug !== 'contact';
      const versions = routes.pages.filter((other) =>
        isMain
          ? other.template === template && other.slug !== 'contact'
          : other.entryId === entryId,
      );
      if (page.isFallback) return head.alternates.size > 0 ? 'is not translated' : undefined;
      const translated = versions.filter(({ isFallback }) => !isFallback);
      return head.alternates.size === translated.length + 1
        ? undefined
        : `${head.alternates.size} alternates for ${translated.length} versions`;
    });
    expect(problems).toEqual([]);
  });
});

describe('shared links', () => {
  const required = [
    'og:title',
    'og:description',
    'og:type',
    'og:url',
    'og:site_name',
    'og:locale',
    'og:image',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
    'twitter:card',
    'twitter:title',
    'twitter:description',
    'twitter:image',
    'twitter:image:alt',
  ];
  const article = ['article:published_time', 'article:modified_time', 'article:section'];

  it('have all metadata that networks read', () => {
    const problems = problemsOf((head) => {
      if (head.isHidden) return undefined;
      const isArticle =
        routes.pages.find(({ path }) => path === head.path)?.entryType === 'insight';
      const missing = [...required, ...(isArticle ? article : [])].find((key) => !only(head, key));
      if (missing) return `not one ${missing}`;
      if (only(head, 'og:type') !== (isArticle ? 'article' : 'website')) return 'wrong og:type';
      return /^[a-z]{2,3}_[A-Z]{2}$/.test(only(head, 'og:locale') ?? '') ? undefined : 'og:locale';
    });
    expect(problems).toEqual([]);
  });

  it('have a picture of 1200 by 630 made for the page, and only those are there', async () => {
    const named = new Map<string, string>();
    for (const head of heads.values()) {
      const picture = pathOf(only(head, 'og:image') ?? '');
      if (head.isHidden) expect(picture).toBeUndefined();
      else named.set(picture?.slice(1) ?? '', head.path);
    }
    const present = [...files].filter((file) => file.startsWith('static/share/'));
    expect(present.sort()).toEqual([...named.keys()].sort());
    for (const file of present) {
      const { width, height, format } = await sharp(join(publicFolder, file)).metadata();
      expect({ file, width, height, format }).toEqual({
        file,
        width: 1200,
        height: 630,
        format: 'jpeg',
      });
    }
  });

  it('have pictures of their own for pages that have titles of their own', () => {
    const titles = new Map<string, Set<string>>();
    for (const head of heads.values()) {
      if (head.isHidden) continue;
      const picture = only(head, 'og:image') ?? '';
      titles.set(picture, (titles.get(picture) ?? new Set()).add(only(head, 'og:title') ?? ''));
    }
    const shared = [...titles.values()].filter(({ size }) => size > 1);
    expect(shared.length).toBeLessThan(titles.size / 50);
  });
});

describe('structured data', () => {
  type Thing = Record<string, unknown>;
  /** What each kind of thing must say, after schema.org and Google's own lists. */
  const required: Readonly<Record<string, readonly string[]>> = {
    Organization: ['name', 'url', 'logo'],
    WebSite: ['name', 'url', 'inLanguage', 'publisher'],
    BreadcrumbList: ['itemListElement'],
    Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
    Service: ['name', 'provider', 'url'],
    JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    Person: ['name', 'jobTitle', 'worksFor'],
    Place: ['name', 'address', 'geo'],
    VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  };
  const expected: Readonly<Record<string, readonly string[]>> = {
    index: ['Organization', 'WebSite'],
    homepage: ['Organization', 'WebSite'],
    insight: ['Article', 'BreadcrumbList'],
    service: ['Service', 'BreadcrumbList'],
    management: ['BreadcrumbList'],
    locations: ['Place', 'BreadcrumbList'],
  };
  const thingsOf = ({ structuredData: [text] }: Head): Thing[] => {
    if (text === undefined) return [];
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Record<string, unknown>;
    expect(context).toBe('https://schema.org');
    return graph as Thing[];
  };

  it('reads on every page, with what each kind of thing must say', () => {
    const problems = problemsOf((head) => {
      if (head.structuredData.length > 1) return 'more than one element';
      if (head.isHidden)
        return head.structuredData.length === 0 ? undefined : 'hidden, with structured data';
      for (const thing of thingsOf(head)) {
        const type = String(thing['@type']);
        const missing = required[type]?.find((key) => !thing[key]) ?? (required[type] ? '' : type);
        if (missing !== '') return `${type} without ${missing}`;
      }
      return undefined;
    });
    expect(problems).toEqual([]);
  });

  it('has dates with a time zone, and addresses in parts', () => {
    // A posting day has none: schema.org asks for a date.
    const times = ['datePublished', 'dateModified', 'validThrough', 'uploadDate'];
    const found = { time: 0, place: 0 };
    const problems = problemsOf((head) => {
      for (const thing of thingsOf(head)) {
        const wrong = times.find((key) => {
          if (thing[key] === undefined) return false;
          found.time += 1;
          return !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(thing[key] as string);
        });
        if (wrong) return `${wrong}: ${JSON.stringify(thing[wrong])}`;
        if (thing['@type'] !== 'Place') continue;
        found.place += 1;
        const address = thing.address as Thing;
        if (address['@type'] !== 'PostalAddress' || !address.streetAddress) return 'address';
      }
      const published = only(head, 'article:published_time');
      return published === undefined || published.endsWith('Z') ? undefined : published;
    });
    expect(problems).toEqual([]);
    expect(found.time).toBeGreaterThan(0);
    expect(found.place).toBeGreaterThan(0);
  });

  it('describes on a page of locations the offices of its site, and on all of them every office', () => {
    const placesAt = (path: string) =>
      thingsOf(heads.get(path)!).filter((thing) => thing['@type'] === 'Place');
    const locationsPages = routes.pages.filter(({ template }) => template === 'locations');
    const american = placesAt('/us/en/about-us/locations').map(({ address }) => address as Thing);
    expect(new Set(american.map(({ addressCountry }) => addressCountry))).toEqual(
      new Set(['United States']),
    );
    const described = new Set(
      locationsPages.flatMap(({ path }) => placesAt(path).map(({ geo }) => JSON.stringify(geo))),
    );
    const listed = textOf(fileOfPath('/us/en/about-us/locations')).match(/<li id="location-/g);
    expect(listed?.length).toBeGreaterThan(40);
    expect(described.size).toBe(listed?.length);
  });

  it('tells of every video that a page shows, by files of this website', () => {
    const pages = routes.pages.filter(({ path }) => textOf(fileOfPath(path)).includes('<video'));
    expect(pages.length).toBeGreaterThan(0);
    const problems = pages.flatMap(({ path }) => {
      const html = textOf(fileOfPath(path));
      const things = thingsOf(heads.get(path)!).filter((thing) => thing['@type'] === 'VideoObject');
      const shown = html.match(/<video/g)?.length;
      if (things.length !== shown) return `${path}: ${things.length} of ${shown}`;
      return things.flatMap(({ contentUrl, thumbnailUrl }) =>
        [contentUrl, thumbnailUrl].flatMap((address) => {
          const file = pathOf(String(address))?.slice(1) ?? '';
          return files.has(file) ? [] : `${path}: ${String(address)}`;
        }),
      );
    });
    expect(problems).toEqual([]);
  });

  it('tells what each template is about', () => {
    const problems = problemsOf((head) => {
      const template = routes.pages.find(({ path }) => path === head.path)?.template ?? '';
      const types = new Set(thingsOf(head).map((thing) => thing['@type']));
      return expected[template]?.find((type) => !types.has(type));
    });
    expect(problems).toEqual([]);
    const managers = routes.pages
      .filter(({ template }) => template === 'management')
      .flatMap(({ path }) => thingsOf(heads.get(path)!))
      .filter((thing) => thing['@type'] === 'Person');
    expect(managers.length).toBeGreaterThan(0);
  });

  it('leads through pages that exist to the page itself', () => {
    const problems = problemsOf((head) => {
      const list = thingsOf(head).find((thing) => thing['@type'] === 'BreadcrumbList');
      if (!list) return undefined;
      const items = list.itemListElement as { position: number; name: string; item: string }[];
      if (items.some(({ position }, index) => position !== index + 1)) return 'wrong order';
      if (items.at(-1)?.item !== head.canonical) return 'does not end at the page';
      return items.find(({ name, item }) => !name || !headAt(item))?.item;
    });
    expect(problems).toEqual([]);
  });
});

describe('sitemaps', () => {
  const index = parser.parse(textOf('sitemap.xml')).sitemapindex.sitemap as { loc: string }[];
  const names = index.map(({ loc }) => pathOf(loc)?.slice(1) ?? loc);

  it('are named in robots.txt and in the index, one a site, and no other is there', () => {
    expect(textOf('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml\n`);
    const present = [...files].filter((file) => /^sitemap-.*\.xml$/.test(file));
    expect(present.sort()).toEqual([...names].sort());
    const used = new Set(routes.pages.map(({ site }) => site?.id));
    expect(names).toHaveLength(used.size);
  });

  it('list exactly the pages that may be found, with the versions that their heads name', () => {
    const listed: string[] = [];
    for (const name of names) {
      const text = textOf(name);
      expect(XMLValidator.validate(text)).toBe(true);
      const { url } = parser.parse(text).urlset as {
        url: {
          loc: string;
          lastmod?: string;
          'xhtml:link'?: { hreflang: string; href: string }[];
        }[];
      };
      for (const { loc, lastmod, 'xhtml:link': links = [] } of url) {
        const head = headAt(loc);
        listed.push(pathOf(loc) ?? loc);
        if (loc !== `${siteUrl}/`) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
        expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual([
          ...(head?.alternates ?? []),
        ]);
      }
    }
    const expected = routes.pages
      .map(({ path }) => path)
      .filter((path) => !hiddenPaths.includes(path));
    expect(listed.sort()).toEqual(expected.sort());
  });
});

describe('feeds', () => {
  const withInsights = routes.sites.filter(({ id }) =>
    routes.pages.some(({ site, entryType }) => site?.id === id && entryType === 'insight'),
  );

  it('are linked from every page of their site, and one for each that has insights', () => {
    const named = new Map<string, string>();
    const problems = problemsOf((head) => {
      const { site } = routes.pages.find(({ path }) => path === head.path) ?? {};
      const hasFeed = withInsights.some(({ id }) => id === site?.id);
      if (head.feeds.length !== (hasFeed ? 1 : 0)) return `${head.feeds.length} feeds`;
      for (const feed of head.feeds) named.set(pathOf(feed)?.slice(1) ?? feed, site?.id ?? '');
      return undefined;
    });
    expect(problems).toEqual([]);
    expect(new Set(named.values()).size).toBe(withInsights.length);
    const present = [...files].filter((file) => file.endsWith('.atom'));
    expect(present.sort()).toEqual([...named.keys()].sort());
    expect(present.length).toBeGreaterThan(0);
  });

  it('are Atom, and lead to pages of their site, the newest first', () => {
    for (const file of [...files].filter((name) => name.endsWith('.atom'))) {
      const text = textOf(file);
      expect(XMLValidator.validate(text)).toBe(true);
      const { feed } = parser.parse(text) as {
        feed: {
          id: string;
          title: string;
          updated: string;
          entry: { id: string; updated: string; published: string; link: { href: string } }[];
        };
      };
      expect(feed.id).toBe(`${siteUrl}/${file}`);
      expect(feed.title).toBeTruthy();
      expect(feed.entry.length).toBeGreaterThan(0);
      expect(feed.entry.length).toBeLessThanOrEqual(30);
      expect(
        feed.entry
          .map(({ updated }) => updated)
          .sort()
          .at(-1),
      ).toBe(feed.updated);
      const dates = feed.entry.map(({ published }) => published);
      expect(dates).toEqual([...dates].sort().reverse());
      for (const { id, link } of feed.entry) {
        expect(link.href).toBe(id);
        expect(headAt(id)?.feeds).toEqual([feed.id]);
      }
    }
  });
});

describe('the manifest and the icons', () => {
  const head = headOfRoot();
  function headOfRoot() {
    const html = textOf('index.html');
    return [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*?href="([^"]*)"/g)];
  }

  it('are named in the head and exist', () => {
    const named = head.map(([, rel, href = '']) => [rel, href]);
    expect(named).toEqual([
      ['icon', '/favicon.ico'],
      ['icon', '/favicon.svg'],
      ['apple-touch-icon', '/apple-touch-icon.png'],
      ['manifest', '/manifest.webmanifest'],
    ]);
    for (const [, href = ''] of named) expect(files).toContain(href.slice(1));
  });

  it('are as large as the manifest says', async () => {
    const { icons, name } = JSON.parse(textOf('manifest.webmanifest')) as {
      name: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(name).toBe('Talvane');
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', 'any']);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const { width, height } = await sharp(join(publicFolder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const touch = await sharp(join(publicFolder, 'apple-touch-icon.png')).metadata();
    expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  });

  it('have pictures of 16, 32 and 48 pixels in favicon.ico', async () => {
    const ico = readFileSync(join(publicFolder, 'favicon.ico'));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      const picture = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      const { width, height, format } = await sharp(picture).metadata();
      expect([ico[entry], width, height, format]).toEqual([side, side, side, 'png']);
    }
  });
});
