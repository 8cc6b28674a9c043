import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileOfPath } from 'static-site-publisher/checks';
import { setPreferences } from '../../support/setPreferences';
import { axeViolations } from '../../support/axe';
import { parsePage } from '../static-rules/page';
import { frameOf, inconsistencies } from '../static-rules/siteConsistency';
import { staticFaults } from '../static-rules/staticFaults';
import { announcementFaults } from './announcementFaults';
import { dialogFaults } from './dialogFaults';
import { forcedColourFaults } from './forcedColourFaults';
import { formFaults } from './formFaults';
import { hoverFaults } from './hoverFaults';
import { inputFaults } from './inputFaults';
import { keyboardFaults } from './keyboardFaults';
import { reflowFaults, spacingFaults, textSizeFaults } from './layoutChecks';
import { motionFaults } from './motionFaults';
import { orderFaults } from './orderFaults';
import { pointerFaults } from './pointerListeners';
import { styleFaults } from './styleFaults';

/** Another page of the site that the samples are of. */
const sister = '/us/en/about-us';

const sisterFrame = () =>
  frameOf(sister, parsePage(readFileSync(join('public', fileOfPath(sister)), 'utf8')));

/** Each check of accessibility: the faults that it finds in a page, a line each. */
export const gates = {
  html: async (page) => staticFaults(parsePage(await page.content())),
  site: async (page) =>
    inconsistencies([sisterFrame(), frameOf(page.url(), parsePage(await page.content()))]),
  axe: (page) => axeViolations(page),
  'axe, dark': async (page) => {
    await setPreferences(page, { colorScheme: 'dark' });
    return axeViolations(page);
  },
  keyboard: keyboardFaults,
  pointer: pointerFaults,
  hover: hoverFaults,
  'forced colours': forcedColourFaults,
  order: orderFaults,
  motion: motionFaults,
  styles: styleFaults,
  reflow: reflowFaults,
  spacing: spacingFaults,
  'text size': textSizeFaults,
  form: formFaults,
  input: inputFaults,
  announcements: announcementFaults,
  dialogs: dialogFaults,
} as const satisfies Record<string, (page: Page) => Promise<string[]>>;

export type GateId = keyof typeof gates;
