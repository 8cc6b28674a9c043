import type { Barrier } from './barrier';
import { comprehension } from './comprehension';
import { navigation } from './navigation';
import { operation } from './operation';
import { perception } from './perception';
import { structure } from './structure';
import { textAlternatives } from './textAlternatives';

/** Barriers after the documented failures of WCAG and the list of the audit of tools by the United Kingdom's government. */
export const catalogue: readonly Barrier[] = [
  ...textAlternatives,
  ...structure,
  ...perception,
  ...operation,
  ...navigation,
  ...comprehension,
];
