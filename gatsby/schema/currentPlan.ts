import { lookUpPlan, type PlanLookUp } from '../site-plan/lookUpPlan';
import type { SitePlan } from '../site-plan/types';

let current: PlanLookUp | undefined;

/** Sets the plan that resolvers answer from; called before pages are created, on each build and refresh. */
export const setCurrentPlan = (plan: SitePlan): PlanLookUp => {
  current = lookUpPlan(plan);
  return current;
};

export const currentPlan = (): PlanLookUp => {
  if (current === undefined) {
    throw new Error('The site plan was asked for before it was made: pages are planned first.');
  }
  return current;
};
