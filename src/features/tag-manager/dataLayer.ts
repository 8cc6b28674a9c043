/** The data layer event of a navigation. */
export type RouteChange = {
  readonly event: 'gatsby-route-change';
  readonly path: string;
  readonly title: string;
  readonly country: string;
  readonly language: string;
  /** Milliseconds after which the tag manager stops waiting for tags. */
  readonly eventTimeout: number;
};

type DataLayer = { push: (...items: unknown[]) => unknown };

declare global {
  // Read by Google's scripts.
  var dataLayer: DataLayer | undefined;
  // Read by web-vitals; gatsby-plugin-google-tagmanager adds it to pages.
  var webVitals: object | undefined;
}

const isMeasurement = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && 'webVitalsMeasurement' in item;

let measurements: unknown[] = [];

/**
 * Stubs the data layer of gatsby-plugin-google-tagmanager until the container runs. Web vitals are kept in memory, because
 * each is measured once per document; route events are dropped, because there is no consent. In documents without the
 * plugin's polyfill, the stub makes web-vitals treat the page as hidden, so that it measures nothing. The same holds for
 * prerendered documents, whose timings start before the visit.
 */
export const holdDataLayer = (): void => {
  globalThis.dataLayer ??= {
    push: (item) => {
      if (isMeasurement(item)) measurements.push(item);
    },
  };
  const ignore = () => undefined;
  const unmeasured = {
    firstHiddenTime: 0,
    firstInputPolyfill: ignore,
    resetFirstInputPolyfill: ignore,
  };
  if ('prerendering' in document && document.prerendering) globalThis.webVitals = unmeasured;
  else globalThis.webVitals ??= unmeasured;
};

/** Replaces the stub by an empty data layer; returns the measurements so far. */
export const openDataLayer = (): readonly unknown[] => {
  const held = measurements;
  measurements = [];
  const layer: unknown[] = [];
  globalThis.dataLayer = layer;
  return held;
};

/** Pushes to the data layer; the stub drops it. */
export const pushEvents = (...events: readonly unknown[]): void => {
  globalThis.dataLayer?.push(...events);
};

/** Updates consent mode. Commands are `arguments` objects; see defaultDataLayer.ts. */
export const pushConsentUpdate: (
  signals: Readonly<Record<string, 'granted' | 'denied'>>,
) => void = (signals) => {
  const pushArguments: (...commandParts: unknown[]) => void = function () {
    // eslint-disable-next-line prefer-rest-params -- the tag manager does not recognise an array as a command
    pushEvents(arguments);
  };
  pushArguments('consent', 'update', signals);
};
