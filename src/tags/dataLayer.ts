/** What tags are told of a page that was navigated to. */
export type RouteChange = {
  readonly event: 'gatsby-route-change';
  readonly path: string;
  readonly title: string;
  readonly country: string;
  readonly language: string;
  /** Milliseconds after which the tag manager goes on without tags that have not answered. */
  readonly eventTimeout: number;
};

type TagManagerStart = { readonly event: 'gtm.js'; readonly 'gtm.start': number };

declare global {
  // What Google's scripts read; the name is theirs.
  var dataLayer: unknown[] | undefined;
}

const layer = (): unknown[] => (globalThis.dataLayer ??= []);

/** Tells the tag manager of an event; it reads what came before it was there too. */
export const pushEvent = (event: RouteChange | TagManagerStart): void => {
  layer().push(event);
};

/**
 * Gives a command of Google's consent mode. The tag manager tells commands from events by their being an `arguments`
 * object: developers.google.com/tag-platform/security/guides/consent
 */
export const pushConsent: (
  command: 'default' | 'update',
  signals: Readonly<Record<string, 'granted' | 'denied'>>,
) => void = (command, signals) => {
  const pushArguments: (...commandParts: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- an array would not be taken for a command
    layer().push(arguments);
  };
  pushArguments('consent', command, signals);
};
