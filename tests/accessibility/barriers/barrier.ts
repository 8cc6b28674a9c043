import type { GateId } from '../browser-checks/gates';

/** Built pages that barriers are put into, one of each template named. */
export const samples = {
  homepage: '/us/en/home',
  insight: '/us/en/insights/the-second-question',
  insights: '/us/en/insights',
  service: '/us/en/services/real-time-data',
  investors: '/us/en/about-us/investors',
  'contact-us': '/us/en/contact-us',
} as const;

export type SampleId = keyof typeof samples;

export const everySample = Object.keys(samples) as SampleId[];

/** A change of a page that keeps somebody out. */
export type Barrier = {
  id: string;
  title: string;
  /** Of WCAG 2.2. */
  criterion: string;
  /** The failure or technique of WCAG that describes it. */
  technique: string;
  /** The templates that it is put into; the first one in each run of the tests. */
  on: readonly [SampleId, ...SampleId[]];
  /** Styles that the change adds. */
  css?: string;
  /** The change; runs in the page, so it uses nothing from around it. Throws where there is nothing to change. */
  apply?: () => void | Promise<void>;
  /** The gates that must catch it; none for a barrier that is known to be missed. */
  caughtBy: readonly GateId[];
};
