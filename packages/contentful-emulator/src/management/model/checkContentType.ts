import type { ResourceBody } from '../../types';
import { validationFailed, type ValidationProblem } from '../managementErrors';
import type { ManagementField } from '../validation/fieldValidations';

const fieldTypes = [
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Object',
  'Location',
  'Link',
  'ResourceLink',
  'Array',
];

/** Throws Contentful's 422 for an invalid content type. */
export const checkContentType = (body: ResourceBody): void => {
  const problems: ValidationProblem[] = [];
  if (typeof body.name !== 'string' || body.name === '') {
    problems.push({
      name: 'required',
      details: 'The property "name" is required here',
      path: ['name'],
    });
  }
  const fields = Array.isArray(body.fields) ? (body.fields as ManagementField[]) : [];
  const seen = new Set<string>();
  fields.forEach(({ id, type, linkType, items }, index) => {
    const path = ['fields', index];
    if (!/^[a-zA-Z]\w{0,63}$/.test(id)) {
      problems.push({
        name: 'regexp',
        value: id,
        details: `"${id}" is not a valid field id: use letters, digits and _`,
        path: [...path, 'id'],
      });
    }
    if (seen.has(id)) {
      problems.push({
        name: 'uniqueFieldIds',
        value: id,
        details: `Two fields have the id "${id}"`,
        path: [...path, 'id'],
      });
    }
    seen.add(id);
    if (!fieldTypes.includes(type)) {
      problems.push({
        name: 'in',
        value: type,
        expected: fieldTypes,
        details: 'Value must be one of expected values',
        path: [...path, 'type'],
      });
    }
    if ((type === 'Link' && !linkType) || (type === 'Array' && !items?.type)) {
      const property = type === 'Link' ? 'linkType' : 'items';
      problems.push({
        name: 'required',
        details: `The property "${property}" is required here`,
        path: [...path, property],
      });
    }
  });
  const { displayField } = body;
  if (typeof displayField === 'string' && displayField !== '' && !seen.has(displayField)) {
    problems.push({
      name: 'unknown',
      value: displayField,
      details: `The display field "${displayField}" is not among the fields`,
      path: ['displayField'],
    });
  }
  if (problems.length > 0) throw validationFailed(problems);
};
