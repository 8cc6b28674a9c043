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

type DataLayer = { push: (...items: unknown[]) => unknown };

declare global {
  // What Google's scripts read; the name is theirs.
  var dataLayer: DataLayer | undefined;
  // What web-vitals reads; gatsby-plugin-google-tagmanager writes it into pages that allow tags.
  var webVitals: object | undefined;
}

const isMeasurement = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'webVitalsMeasurement' in item;

let measurements: unknown[] = [];

/**
 * Defines what gatsby-plugin-google-tagmanager pushes to and measures with until the container runs. Measurements are kept
 * in memory, since each is made once in a document; its route events are dropped, as nobody has agreed to them. In documents
 * without the plugin's polyfill, web-vitals takes the page for one that was hidden from the start, which it does not measure.
 */
export const holdDataLayer = (): void => {
  globalThis.dataLayer ??= {
    push: (item) => {
      if (isMeasurement(item)) measurements.push(item);
    },
  };
  const ignore = () => undefined;
  globalThis.webVitals ??= {
    firstHiddenTime: 0,
    firstInputPolyfill: ignore,
    resetFirstInputPolyfill: ignore,
  };
};

/** Puts an empty data layer in the place of the held one; returns the measurements so far. */
export const openDataLayer = (): readonly unknown[] => {
  const held = measurements;
  measurements = [];
  const layer: unknown[] = [];
  globalThis.dataLayer = layer;
  return held;
};

/** Pushes to the data layer; dropped as long as it is held. */
export const pushEvents = (...events: readonly unknown[]): void => {
  globalThis.dataLayer?.push(...events);
};

/** Updates consent mode. Commands are `arguments` objects: see defaultDataLayer.ts. */
export const pushConsentUpdate: (
  signals: Readonly<Record<string, 'granted' | 'denied'>>,
) => void = (signals) => {
  const pushArguments: (...commandParts: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- an array would not be taken for a command
    pushEvents(arguments);
  };
  pushArguments('consent', 'update', signals);
};
