import { lookUpPlan } from '../../../gatsby/site-plan/lookUpPlan';
import { surroundingsOf } from '../../../gatsby/site-plan/surroundings';
import type { PlannedPage } from '../../../gatsby/site-plan/types';
import { planSite, plannedPage } from './support/plannedPage';

const uk = planSite('uk', 'en-GB');
const fr = planSite('fr', 'fr-FR');
const page = plannedPage(uk, 'about-us/awards');
const others = [plannedPage(uk, 'home'), page];

const surroundingsWith = (...more: PlannedPage[]) =>
  surroundingsOf(page, lookUpPlan({ sites: [uk, fr], pages: [...others, ...more], leftOut: [] }));

describe('the surroundings of a page', () => {
  it('stay the same when pages come that its head does not name', () => {
    expect(surroundingsWith(plannedPage(uk, 'contact'), plannedPage(fr, 'contact'))).toBe(
      surroundingsWith(),
    );
  });

  it.each([
    ['another version of it', plannedPage(fr, 'about-us/awards')],
    ['a page above it', plannedPage(uk, 'about-us')],
    ['the first insight of its site', plannedPage(uk, 'news', { entryType: 'insight' })],
  ])('change with %s', (_what, other) => {
    expect(surroundingsWith(other)).not.toBe(surroundingsWith());
  });
});
