/**
 * The speculation rules of a document, as the text of its script element: a link is prefetched on hover. They are removed
 * when the application has mounted, because Gatsby then prefetches page data instead of documents.
 *
 * @param withPrefix adds the path prefix of the site.
 */
export const speculationRules = (withPrefix: (path: string) => string): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: withPrefix('/*') },
            // Files have a dot in the name, pages do not.
            { not: { href_matches: withPrefix('/*.*') } },
            { not: { selector_matches: '[target=_blank],[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

const selector = 'script[type=speculationrules]';

/** Removes the rules; called when the application has mounted. */
export const dropSpeculationRules = (): void => document.querySelector(selector)?.remove();

/**
 * The inline script that removes the rules under the conditions in which Gatsby's loader does not prefetch: data saver,
 * 2g connections, and bots.
 */
export const speculationGuardScript = `(function(n,c){c=n.connection||{};if(c.saveData||/2g/.test(c.effectiveType)||/bot|crawler|spider|crawling/i.test(n.userAgent))document.querySelector("${selector}").remove()})(navigator)`;
