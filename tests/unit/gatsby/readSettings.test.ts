import { readSettings } from '~/gatsby/settings/readSettings';

const complete = { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: 'token' };

describe('readSettings', () => {
  it('reads the regions to build, separated by commas or spaces', () => {
    expect(readSettings({ ...complete, SITE_REGIONS: ' us,fr, br ' }).regions).toEqual([
      'us',
      'fr',
      'br',
    ]);
  });

  it('fills in what is usual', () => {
    expect(readSettings(complete)).toEqual({
      spaceId: 'abc',
      environment: 'master',
      accessToken: 'token',
      host: 'cdn.contentful.com',
      siteName: '',
      regions: [],
      siteUrl: 'https://www.talvane.example',
      pathPrefix: undefined,
      tagManager: undefined,
      contactEndpoint: '/api/contact',
      missEndpoint: '/api/search-misses',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readSettings({ ...complete, GTM_ID: '', CONTENTFUL_HOST: ' ' })).toMatchObject({
      tagManager: undefined,
      host: 'cdn.contentful.com',
    });
  });

  it('reads the container, with its environment and the tagging server it comes from', () => {
    const live = { ...complete, GTM_ID: 'GTM-ABC123' };
    expect(readSettings(live).tagManager).toEqual({
      id: 'GTM-ABC123',
      environment: undefined,
      origin: undefined,
      path: undefined,
    });
    const draft = {
      ...live,
      GTM_AUTH: 'aB_-1',
      GTM_PREVIEW: 'env-12',
      GTM_ORIGIN: 'https://tags.example.com/',
      GTM_PATH: '/metrics/load.js',
    };
    expect(readSettings(draft).tagManager).toEqual({
      id: 'GTM-ABC123',
      environment: { auth: 'aB_-1', preview: 'env-12' },
      origin: 'https://tags.example.com',
      path: 'metrics/load.js',
    });
    expect(readSettings({ ...draft, GTM_ID: '' }).tagManager).toBeUndefined();
  });

  it('receives the contact form below the folder of the host, unless set otherwise', () => {
    const below = { ...complete, PATH_PREFIX: '/preview' };
    expect(readSettings(below).contactEndpoint).toBe('/preview/api/contact');
    expect(readSettings({ ...below, CONTACT_ENDPOINT: '/forms' }).contactEndpoint).toBe('/forms');
    expect(readSettings(below).missEndpoint).toBe('/preview/api/search-misses');
    expect(readSettings({ ...below, SEARCH_MISS_ENDPOINT: 'off' }).missEndpoint).toBe('');
  });

  it.each([
    [{}, /CONTENTFUL_SPACE_ID is not set; CONTENTFUL_ACCESS_TOKEN is not set\. Set it in \.env/],
    [
      { ...complete, CONTENTFUL_HOST: 'https://cdn.contentful.com' },
      /CONTENTFUL_HOST must be a host name/,
    ],
    [{ ...complete, SITE_URL: 'www.example.com' }, /SITE_URL must be a full address/],
    [{ ...complete, PATH_PREFIX: 'preview/' }, /PATH_PREFIX must begin with a slash/],
    [{ ...complete, GTM_ID: 'UA-1' }, /GTM_ID must be a tag manager container id/],
    [{ ...complete, GTM_AUTH: 'a' }, /GTM_PREVIEW is not set, but GTM_AUTH is/],
    [{ ...complete, GTM_PREVIEW: 'env-1' }, /GTM_AUTH is not set, but GTM_PREVIEW is/],
    [
      { ...complete, GTM_AUTH: "a'+alert()+'", GTM_PREVIEW: 'env-1' },
      /GTM_AUTH must be the gtm_auth of a tag manager environment/,
    ],
    [
      { ...complete, GTM_AUTH: 'a', GTM_PREVIEW: 'env-1</script>' },
      /GTM_PREVIEW must be the gtm_preview of a tag manager environment/,
    ],
    [{ ...complete, GTM_ORIGIN: 'http://tags.example.com' }, /GTM_ORIGIN must be an origin/],
    [{ ...complete, GTM_ORIGIN: 'https://tags.example.com/gtm' }, /GTM_ORIGIN must be an origin/],
    [{ ...complete, GTM_PATH: "gtm.js';alert()//" }, /GTM_PATH must be the path of the script/],
    [{ ...complete, CONTACT_ENDPOINT: 'contact' }, /CONTACT_ENDPOINT must be a path/],
  ])('names what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
