import { checkAsset } from './checks/checkAsset';
import { checkEntry } from './checks/checkEntry';
import { checkLanguages } from './checks/checkLanguages';
import { checkTypes } from './checks/checkTypes';
import { checkUnique } from './checks/checkUnique';
import { viewExport } from './checks/exportView';
import type { CheckResult } from './checks/violation';

/**
 * Holds any contentful-export object to the format's rules and to the model: lists present, ids unique, links that
 * lead somewhere and to the right kind, values of the right type in languages the space has, every validation of the
 * model, and every required field in each language in which its entry is shown.
 *
 * @param file a parsed export file, of any origin: nothing about its shape is taken for granted
 */
export const checkExport = (file: unknown): CheckResult => {
  const result: CheckResult = { errors: [], warnings: [] };
  const view = viewExport(file, result);
  checkTypes(view, result);
  for (const entry of view.entries.values()) checkEntry(view, entry, result);
  for (const asset of view.assets.values()) checkAsset(view, asset, result);
  checkUnique(view, result);
  checkLanguages(view, result);
  return result;
};
