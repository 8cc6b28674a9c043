import { readConsent } from '../../runtime/consentStore';
import { findCampaign } from './campaign';

/**
 * The campaign parameters of this visit, if the visitor has agreed to marketing. They come from addresses that the browser
 * holds anyway: this page, the page that the document was loaded with, and the page before it if it is of this website.
 * Nothing is stored.
 */
export const readCampaign = (): Record<string, string> => {
  if (!readConsent()?.choice.marketing) return {};
  const [loaded] = performance.getEntriesByType('navigation');
  const { referrer } = document;
  const isOwn = URL.canParse(referrer) && new URL(referrer).origin === location.origin;
  return findCampaign([location.href, loaded?.name ?? '', isOwn ? referrer : '']);
};
