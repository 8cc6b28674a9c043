import { article } from '~/gatsby/structured-data/article';
import { breadcrumbList } from '~/gatsby/structured-data/breadcrumbList';
import { jsonLd, structuredDataTag } from '~/gatsby/structured-data/jsonLd';
import { jobPosting } from '~/gatsby/structured-data/jobPosting';
import { organization } from '~/gatsby/structured-data/organization';
import { person } from '~/gatsby/structured-data/person';
import { place } from '~/gatsby/structured-data/place';
import { postalAddress } from '~/gatsby/structured-data/postalAddress';
import { richTextHtml } from '~/gatsby/structured-data/richTextHtml';
import { service } from '~/gatsby/structured-data/service';
import { webSite } from '~/gatsby/structured-data/webSite';
import { appendToHead } from '~/hosting/html/appendToHead';

const absolute = (path: string) => `https://www.example.com${path}`;
const facts = { absolute, localCode: 'fr-BE' };
const group = { '@type': 'Organization', '@id': 'https://www.example.com/#organization' };

describe('structured data', () => {
  it('names the group, with its profiles where it has any', () => {
    expect(organization(facts)).toEqual({
      ...group,
      name: 'Talvane',
      url: 'https://www.example.com/',
      logo: 'https://www.example.com/icons/icon-512.png',
    });
    expect(organization(facts, ['https://social.example/t'])).toMatchObject({
      sameAs: ['https://social.example/t'],
    });
  });

  it('names the website of one language', () => {
    expect(webSite(facts, '/be/fr/home')).toMatchObject({
      '@type': 'WebSite',
      name: 'Talvane',
      url: absolute('/be/fr/home'),
      inLanguage: 'fr-BE',
      publisher: { '@id': group['@id'] },
    });
  });

  it('numbers the way to a page, which is the last', () => {
    const list = breadcrumbList(facts, [
      { title: 'Accueil', path: '/be/fr/home' },
      { title: 'Services', path: '/be/fr/services' },
    ]);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Accueil', item: absolute('/be/fr/home') },
        { position: 2, name: 'Services', item: absolute('/be/fr/services') },
      ],
    });
  });

  it('tells an article’s dates, picture and author', () => {
    const insight = {
      title: 'La criée avant l’aube',
      description: undefined,
      path: '/be/fr/insights/a',
      section: 'Article',
      authors: [{ name: 'Ada', path: '/be/fr/insights/authors/ada' }, { name: 'Guest' }],
      publishedTime: '2026-03-12',
      modifiedTime: '2026-04-01T00:00:00.000Z',
      picture: { path: '/static/share/a.jpg', width: 1200, height: 630 },
    };
    const node = article(facts, insight);
    expect(node).toMatchObject({
      '@type': 'Article',
      headline: insight.title,
      datePublished: insight.publishedTime,
      dateModified: insight.modifiedTime,
      image: { url: absolute('/static/share/a.jpg') },
      author: [
        { '@type': 'Person', name: 'Ada', url: absolute('/be/fr/insights/authors/ada') },
        { '@type': 'Person', name: 'Guest' },
      ],
      publisher: group,
    });
    expect(node).not.toHaveProperty('description');
    expect(article(facts, { ...insight, authors: [] })).toMatchObject({ author: group });
  });

  it('tells of a job what search engines require', () => {
    const facing = {
      id: 'opening-a',
      title: 'Ingénieur données',
      description: richTextHtml({
        raw: JSON.stringify({
          nodeType: 'document',
          content: [
            { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'A < B & C' }] },
            {
              nodeType: 'unordered-list',
              content: [
                {
                  nodeType: 'list-item',
                  content: [
                    { nodeType: 'paragraph', content: [{ nodeType: 'text', value: 'SQL' }] },
                  ],
                },
              ],
            },
          ],
        }),
      }),
      path: '/be/fr/about-us/careers/a',
      department: 'Plateformes',
      contractType: 'permanent',
      publicationDate: '2026-11-02',
      closingDate: '2027-02-26',
      address: 'Talvane\n9 quai du Grand-Perroquet\n44200 Nantes\nFrance\n',
      latitude: 47.2,
      longitude: -1.5,
    };
    expect(jobPosting(facts, facing)).toMatchObject({
      '@type': 'JobPosting',
      title: facing.title,
      description: '<p>A &lt; B &amp; C</p><ul><li><p>SQL</p></li></ul>',
      url: absolute(facing.path),
      datePosted: '2026-11-02',
      validThrough: '2027-02-26T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: group,
      jobLocation: {
        address: {
          streetAddress: 'Talvane, 9 quai du Grand-Perroquet, 44200 Nantes',
          addressCountry: 'France',
        },
      },
    });
    expect(jobPosting(facts, { ...facing, closingDate: undefined })).not.toHaveProperty(
      'validThrough',
    );
  });

  it('tells who offers a service, and who a person works for', () => {
    const offer = { name: 'Cloud', description: 'It runs', path: '/s', area: 'Belgique' };
    expect(service(facts, offer)).toMatchObject({
      '@type': 'Service',
      name: 'Cloud',
      areaServed: 'Belgique',
      provider: group,
    });
    const member = { name: 'Ada', jobTitle: 'CEO', profile: undefined };
    expect(person(facts, member)).toMatchObject({ '@type': 'Person', worksFor: group });
    expect(person(facts, member)).not.toHaveProperty('sameAs');
  });

  it('tells an author’s page and what is known of them', () => {
    const path = '/be/fr/insights/authors/ada';
    const node = person(facts, { name: 'Ada', jobTitle: undefined, profile: undefined, path });
    expect(node).toMatchObject({ name: 'Ada', url: absolute(path), worksFor: group });
    expect(node).not.toHaveProperty('jobTitle');
  });

  it.each([
    ['Talvane US\n27 Ropewalk Place\nUnited States', '27 Ropewalk Place', 'United States'],
    ['Talvane\n1420 Luxembourg', 'Talvane, 1420 Luxembourg', undefined],
    ['Somewhere', 'Somewhere', undefined],
  ])(
    'an address is that of a place, with its country where it names one',
    (text, street, country) => {
      const { streetAddress, addressCountry } = postalAddress(text);
      expect(streetAddress).toEqual(expect.stringContaining(street));
      expect(addressCountry).toBe(country);
    },
  );

  it('tells where an office is', () => {
    expect(
      place({
        name: 'Liège',
        address: 'Quai 1\n4000 Liège\n',
        latitude: 50.6,
        longitude: 5.6,
        phone: '+32 4 000',
      }),
    ).toEqual({
      '@type': 'Place',
      name: 'Talvane Liège',
      address: { '@type': 'PostalAddress', streetAddress: 'Quai 1, 4000 Liège' },
      geo: { '@type': 'GeoCoordinates', latitude: 50.6, longitude: 5.6 },
      telephone: '+32 4 000',
    });
  });
});

describe('structured data in a page', () => {
  const page = '<html><head><title>a</title></head><body></body></html>';
  const hostile = 'a</script><script>alert(1)</script><!-- & \u2028';
  const things = [person(facts, { name: hostile, jobTitle: 'b', profile: undefined })];

  it('cannot end its element, and reads as it was', () => {
    const text = jsonLd(things);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(hostile);
  });

  it('stands once in the head, however often it is put there', () => {
    const once = appendToHead(page, structuredDataTag(things));
    expect(once).toMatch(/^<html><head><title>a<\/title><script type="application\/ld\+json">/);
    expect(appendToHead(once, structuredDataTag(things))).toBe(once);
    expect(appendToHead(once, structuredDataTag([]))).toBe(page);
  });
});
