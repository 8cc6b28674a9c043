/** @jest-environment jsdom */
import { rememberConsent } from '~/src/runtime/consentStore';
import { readCampaign } from '~/src/components/form/readCampaign';

const loadedWith = (name: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => (name === '' ? [] : [{ name }]),
  });
const referredBy = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });

beforeEach(() => {
  history.replaceState(null, '', '/us/en/contact-us');
  loadedWith('');
  referredBy('');
  rememberConsent({ analytics: false, marketing: true });
});

test('takes the parameters of this page', () => {
  history.replaceState(null, '', '/us/en/contact-us?utm_source=mail');
  expect(readCampaign()).toEqual({ utm_source: 'mail' });
});

test('takes those of the page that the document was loaded with', () => {
  loadedWith('http://localhost/us/en/home?utm_source=mail');
  expect(readCampaign()).toEqual({ utm_source: 'mail' });
});

test('takes those of the page before, if it is of this website', () => {
  referredBy('http://localhost/us/en/home?utm_source=mail');
  expect(readCampaign()).toEqual({ utm_source: 'mail' });
  referredBy('https://other.example/?utm_source=mail');
  expect(readCampaign()).toEqual({});
});

test('takes nothing without consent to marketing', () => {
  history.replaceState(null, '', '/us/en/contact-us?utm_source=mail');
  rememberConsent({ analytics: true, marketing: false });
  expect(readCampaign()).toEqual({});
});
