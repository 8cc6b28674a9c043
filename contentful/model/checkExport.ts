import { checkAsset } from './checks/checkAsset';
import { checkChart } from './checks/checkChart';
import { checkEntry } from './checks/checkEntry';
import { checkForms } from './checks/checkForms';
import { checkLanguages } from './checks/checkLanguages';
import { checkTypes } from './checks/checkTypes';
import { checkUnique } from './checks/checkUnique';
import { viewExport } from './checks/exportView';
import type { CheckResult } from './checks/violation';

/**
 * Validates a contentful-export object against the format and the model: required lists, unique ids, link targets and
 * their types, value types and locales, the validations of the model, and required fields in each language in which the
 * entry is shown.
 *
 * @param file a parsed export file of any structure
 */
export const checkExport = (file: unknown): CheckResult => {
  const result: CheckResult = { errors: [], warnings: [] };
  const view = viewExport(file, result);
  checkTypes(view, result);
  for (const entry of view.entries.values()) {
    checkEntry(view, entry, result);
    checkChart(view, entry, result);
    checkForms(view, entry, result);
  }
  for (const asset of view.assets.values()) checkAsset(view, asset, result);
  checkUnique(view, result);
  checkLanguages(view, result);
  return result;
};
