/**
 * Speculation rules for the links of a document, as the text of its script element: what is pointed at is prefetched. They hold until the
 * application has mounted; from then on Gatsby loads page data instead of documents, so nothing is fetched twice.
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
            // Files, whose names have a dot.
            { not: { href_matches: withPrefix('/*.*') } },
            { not: { selector_matches: '[target=_blank],[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

const selector = 'script[type=speculationrules]';

/** Removes the rules: Gatsby prefetches from here on. */
export const dropSpeculationRules = (): void => document.querySelector(selector)?.remove();

/**
 * The inline script that removes the rules where Gatsby's loader would not prefetch either: with data saver on, on slow
 * 2g connections, and for bots.
 */
export const speculationGuardScript = `(function(n,c){c=n.connection||{};if(c.saveData||/2g/.test(c.effectiveType)||/bot|crawler|spider|crawling/i.test(n.userAgent))document.querySelector("${selector}").remove()})(navigator)`;
