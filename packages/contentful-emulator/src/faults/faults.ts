import { z } from 'zod';

/** Contentful's maximum response size. */
export const contentfulMaximumResponseBytes = 7_340_032;

const nonNegativeInteger = z.number().int().min(0);

export const faultSettingsSchema = z.strictObject({
  /** Number of requests that fail with 429. */
  tooManyRequests: nonNegativeInteger,
  /** Number of requests that fail with 500. */
  serverErrors: nonNegativeInteger,
  /** Number of connections closed without a response; the SDK retries. */
  dropConnections: nonNegativeInteger,
  /** Number of responses truncated in the middle of the body; the SDK does not retry. */
  cutConnections: nonNegativeInteger,
  /** Delay of each response. */
  slowMilliseconds: nonNegativeInteger,
  /** Longer JSON responses fail with Contentful's "Response size too big". */
  maximumResponseBytes: nonNegativeInteger,
  /** Rejects every token. */
  rejectTokens: z.boolean(),
  /** Rate limit; 0 is no limit. Contentful's is 55. */
  requestsPerSecond: nonNegativeInteger,
  /** Time over which a release is published, one entity after another; Contentful takes up to a minute for 200. */
  releaseMilliseconds: nonNegativeInteger,
  /** Applies the faults only to URLs that contain this text; '' is all. */
  onlyPathsWith: z.string(),
});

export type FaultSettings = z.infer<typeof faultSettingsSchema>;

const noFaults: FaultSettings = {
  tooManyRequests: 0,
  serverErrors: 0,
  dropConnections: 0,
  cutConnections: 0,
  slowMilliseconds: 0,
  maximumResponseBytes: contentfulMaximumResponseBytes,
  rejectTokens: false,
  requestsPerSecond: 0,
  releaseMilliseconds: 0,
  onlyPathsWith: '',
};

const countedFaults = [
  'tooManyRequests',
  'serverErrors',
  'dropConnections',
  'cutConnections',
] as const;

export type Fault = (typeof countedFaults)[number];

/** Fault injection for tests. All faults are off at start and after {@link reset}. */
export class Faults {
  private current = noFaults;
  private second = 0;
  private requestsThisSecond = 0;

  get settings(): Readonly<FaultSettings> {
    return this.current;
  }

  /** Merges settings into the current ones. Throws on unknown names and invalid values. */
  set(settings: Partial<FaultSettings>): void {
    this.current = { ...this.current, ...faultSettingsSchema.partial().parse(settings) };
    this.second = 0;
  }

  reset(): void {
    this.current = noFaults;
  }

  appliesTo(path: string): boolean {
    return path.includes(this.current.onlyPathsWith);
  }

  /** Returns the fault for this request, if any, and decrements its counter. */
  consume(path: string): Fault | undefined {
    if (!this.appliesTo(path)) return undefined;
    const fault = countedFaults.find((name) => this.current[name] > 0);
    if (fault) this.current = { ...this.current, [fault]: this.current[fault] - 1 };
    return fault;
  }

  /** Counts a request against the rate limit. Negative if the limit is exceeded. */
  remainingThisSecond(limit: number): number {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.second) {
      this.second = second;
      this.requestsThisSecond = 0;
    }
    this.requestsThisSecond += 1;
    return limit - this.requestsThisSecond;
  }
}
