import type { Page } from '@playwright/test';
import { adoptStyles } from '../../support/adoptStyles';
import { expectMounted } from '../../support/visit';
import type { GateId } from '../browser-checks/gates';
import { recordListeners } from '../browser-checks/pointerListeners';
import type { Barrier } from './barrier';

/** Gates that use the page; the others read it, with its scripts held back so that none of them repairs what was changed. */
const withScripts: ReadonlySet<GateId> = new Set<GateId>([
  'keyboard',
  'pointer',
  'motion',
  'form',
  'input',
  'announcements',
  'dialogs',
]);

/** Opens a built page as a gate needs it. */
export const openFor = async (page: Page, gate: GateId, path: string): Promise<void> => {
  if (gate === 'pointer') await recordListeners(page);
  if (withScripts.has(gate)) {
    await page.goto(path);
    await expectMounted(page);
    return;
  }
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('main')?.checkVisibility({ checkOpacity: true }),
  );
};

/** Puts a barrier into the page. */
export const putBarrier = async (page: Page, { css, apply }: Barrier): Promise<void> => {
  if (css !== undefined) {
    await adoptStyles(page, css);
  }
  if (apply) await page.evaluate(apply);
};
