import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { lookUpPlan, type PlanLookUp } from '../site-plan/lookUpPlan';
import type { SitePlan } from '../site-plan/types';

/** Gatsby runs queries in processes of their own; they read the plan from here. */
export const sitePlanFile = '.cache/site-plan.json';

let current: PlanLookUp | undefined;

/** Sets the plan that resolvers answer from, on each build and refresh, before pages are created. */
export const setCurrentPlan = async (plan: SitePlan): Promise<PlanLookUp> => {
  await mkdir(dirname(sitePlanFile), { recursive: true });
  await writeFile(sitePlanFile, JSON.stringify(plan));
  current = lookUpPlan(plan);
  return current;
};

/** The plan of this build; resolvers run only after it is set. */
export const currentPlan = (): PlanLookUp => {
  current ??= lookUpPlan(JSON.parse(readFileSync(sitePlanFile, 'utf8')) as SitePlan);
  return current;
};
