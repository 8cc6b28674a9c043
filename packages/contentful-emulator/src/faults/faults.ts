import { z } from 'zod';

/** Contentful's limit of a response. */
export const contentfulMaximumResponseBytes = 7_340_032;

const whole = z.number().int().min(0);

export const faultSettingsSchema = z.strictObject({
  /** So many requests are answered with 429. */
  tooManyRequests: whole,
  /** So many requests are answered with 500. */
  serverErrors: whole,
  /** So many connections end without an answer; the SDK tries again. */
  dropConnections: whole,
  /** So many answers end in the middle of the body; the SDK does not try again. */
  cutConnections: whole,
  /** Each answer waits so long. */
  slowMilliseconds: whole,
  /** A longer JSON answer is refused as too big. */
  maximumResponseBytes: whole,
  /** Every token is refused. */
  rejectTokens: z.boolean(),
  /** More requests in a second are answered with 429; 0 is no limit. Contentful's is 55. */
  requestsPerSecond: whole,
  /** Only paths that hold this text are touched; '' is all. */
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
  onlyPathsWith: '',
};

const counted = ['tooManyRequests', 'serverErrors', 'dropConnections', 'cutConnections'] as const;

export type Fault = (typeof counted)[number];

/** Faults that tests switch on. All are off at the start and after {@link reset}. */
export class Faults {
  private current = noFaults;
  private second = 0;
  private requestsThisSecond = 0;

  get settings(): Readonly<FaultSettings> {
    return this.current;
  }

  /** Changes the settings named, keeps the others. Throws on an unknown or wrong one. */
  set(settings: Partial<FaultSettings>): void {
    this.current = { ...this.current, ...faultSettingsSchema.partial().parse(settings) };
    this.second = 0;
  }

  reset(): void {
    this.current = noFaults;
  }

  touches(path: string): boolean {
    return path.includes(this.current.onlyPathsWith);
  }

  /** The fault this request meets, if any; each use counts one down. */
  take(path: string): Fault | undefined {
    if (!this.touches(path)) return undefined;
    const fault = counted.find((name) => this.current[name] > 0);
    if (fault) this.current = { ...this.current, [fault]: this.current[fault] - 1 };
    return fault;
  }

  /** Counts a request against the limit. Negative when it is over it. */
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
