import type { HTMLElement } from 'node-html-parser';
import { controlRules } from './controls';
import { formRules } from './forms';
import { imageRules } from './images';
import { languageRules } from './language';
import { linkRules } from './links';
import { mediaRules } from './media';
import { describe, type StaticRule } from './page';
import { structureRules } from './structure';
import { tableRules } from './tables';

/** All rules that read the HTML of a page. */
export const staticRules: readonly StaticRule[] = [
  ...imageRules,
  ...mediaRules,
  ...tableRules,
  ...structureRules,
  ...languageRules,
  ...linkRules,
  ...controlRules,
  ...formRules,
];

/** What breaks a rule in a page, a line each. */
export const staticFaults = (page: HTMLElement): string[] =>
  staticRules.flatMap(({ id, criterion, find }) =>
    find(page).map((element) => `${id} (${criterion}): ${describe(element)}`),
  );
