import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { FormFieldType } from '../../contentful/model/form/formFieldTypes';
import {
  formsFile,
  type FormDefinition,
  type FormDefinitions,
} from '../../hosting/contact/formDefinitions';
import type { FormField } from '../../src/components/form/checkFields';
import { firstText, type ContentNode, type FindNode } from '../content/contentNode';
import { formInputs, maximumOf, optionsOf } from '../content/formInputs';
import { nodeSourceOf } from '../content/nodeSource';
import { typeName } from '../content/typeNames';

const fieldOf = (node: ContentNode): FormField => ({
  name: firstText(node.name) ?? '',
  type: node.type as FormFieldType,
  isRequired: node.isRequired === true,
  maximum: maximumOf(node),
  ...(node.type === 'select' && { options: optionsOf(node) }),
});

/** One definition for all languages: a select has the options of each. */
const joined = (known: FormField, other: FormField): FormField =>
  known.options === undefined
    ? known
    : { ...known, options: [...new Set([...known.options, ...(other.options ?? [])])] };

const withLanguage = (
  known: FormDefinition | undefined,
  node: ContentNode,
  find: FindNode,
): FormDefinition => {
  const fields = new Map((known?.fields ?? []).map((field) => [field.name, field]));
  for (const field of formInputs(node, find).map(fieldOf)) {
    const earlier = fields.get(field.name);
    fields.set(field.name, earlier ? joined(earlier, field) : field);
  }
  return {
    name: firstText(node.name) ?? '',
    topic: firstText(node.topic),
    recipient: firstText(node.recipient),
    fields: [...fields.values()],
  };
};

/** The forms of the content by their keys, from the nodes of all languages. */
export const formDefinitions = (nodes: readonly ContentNode[], find: FindNode): FormDefinitions => {
  const forms = new Map<string, FormDefinition>();
  const sorted = [...nodes].sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const node of sorted) {
    const key = firstText(node.key);
    if (key !== undefined) forms.set(key, withLanguage(forms.get(key), node, find));
  }
  return Object.fromEntries(forms);
};

/** Writes the forms of the content into the built site, where the server reads them. */
export const writeForms = async (
  publicFolder: string,
  args: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>,
): Promise<void> => {
  const { byType, find } = nodeSourceOf(args);
  const definitions = formDefinitions(byType(typeName('form')), find);
  await writeFile(join(publicFolder, formsFile), `${JSON.stringify(definitions)}\n`);
};
