import type { ConsentChoice, ConsentCategory } from '../../runtime/consentChoice';

/** The signals of Google consent mode v2, by the category that grants each. */
const signals = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
} as const satisfies Record<string, ConsentCategory>;

/** A choice as consent mode signals. */
export const consentSignals = (
  choice: ConsentChoice,
): Record<keyof typeof signals, 'granted' | 'denied'> => ({
  analytics_storage: choice[signals.analytics_storage] ? 'granted' : 'denied',
  ad_storage: choice[signals.ad_storage] ? 'granted' : 'denied',
  ad_user_data: choice[signals.ad_user_data] ? 'granted' : 'denied',
  ad_personalization: choice[signals.ad_personalization] ? 'granted' : 'denied',
});
