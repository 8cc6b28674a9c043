import { readSettings } from '../../../gatsby/settings/readSettings';

const complete = { CONTENTFUL_SPACE_ID: 'abc', CONTENTFUL_ACCESS_TOKEN: 'token' };

describe('readSettings', () => {
  it('fills in what is usual', () => {
    expect(readSettings(complete)).toEqual({
      spaceId: 'abc',
      environment: 'master',
      accessToken: 'token',
      host: 'cdn.contentful.com',
      siteUrl: 'https://www.talvane.example',
      pathPrefix: undefined,
      tagManagerId: undefined,
      contactEndpoint: '/api/contact',
    });
  });

  it('takes an empty variable as not set', () => {
    expect(readSettings({ ...complete, GTM_ID: '', CONTENTFUL_HOST: ' ' })).toMatchObject({
      tagManagerId: undefined,
      host: 'cdn.contentful.com',
    });
  });

  it('receives the contact form below the folder of the host, unless told otherwise', () => {
    const below = { ...complete, PATH_PREFIX: '/preview' };
    expect(readSettings(below).contactEndpoint).toBe('/preview/api/contact');
    expect(readSettings({ ...below, CONTACT_ENDPOINT: '/forms' }).contactEndpoint).toBe('/forms');
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
    [{ ...complete, CONTACT_ENDPOINT: 'contact' }, /CONTACT_ENDPOINT must be a path/],
  ])('names what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
