export type Profile = {
  viewport: { width: number; height: number };
  isMobile: boolean;
  /** CPU throttling factor. */
  cpuSlowdown: number;
  /** Round trip in milliseconds and kilobits a second, as Lighthouse's profiles have them; none on a desktop. */
  network?: { latency: number; kilobits: number };
};

export const profiles = {
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    cpuSlowdown: 4,
    network: { latency: 150, kilobits: 1638 },
  },
  desktop: { viewport: { width: 1440, height: 900 }, isMobile: false, cpuSlowdown: 1 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
