import { consentSignals } from '~/src/features/tag-manager/consentSignals';

test('measurement grants the storage of analytics alone', () => {
  expect(consentSignals({ analytics: true, marketing: false })).toEqual({
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
});

test('advertising grants all that advertising needs, and no analytics', () => {
  expect(consentSignals({ analytics: false, marketing: true })).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
});
