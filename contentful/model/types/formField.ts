import { contentType, flag, integer, symbol, symbols, text } from '../define';
import { autocompleteTokens } from '../form/autocompleteTokens';
import { formFieldTypes } from '../form/formFieldTypes';
import { fieldNamePattern } from '../patterns';

export const formField = contentType({
  id: 'formField',
  name: 'Form field',
  description: 'A field that forms ask for. Several forms can share one.',
  displayField: 'name',
  fields: {
    name: symbol('Name', {
      required: true,
      max: 40,
      pattern: fieldNamePattern,
      help: 'The name under which e-mails, webhooks and the CRM get the value: firstName, company. Visitors do not see it.',
    }),
    type: symbol('Type', { required: true, in: formFieldTypes }),
    label: symbol('Label', {
      required: true,
      localized: true,
      help: 'Consent: the sentence to agree to. What stands in [square brackets] links to the page below.',
    }),
    help: text('Help', { localized: true, max: 300, help: 'A sentence below the label.' }),
    isRequired: flag('Required'),
    maximum: integer('Maximum', {
      min: 1,
      max: 5000,
      help: 'Characters. Empty: 200, in a text area 5,000.',
    }),
    autocomplete: symbol('Autocomplete', {
      in: autocompleteTokens,
      help: 'What browsers may fill in here.',
    }),
    options: symbols('Options', {
      localized: true,
      max: 40,
      help: 'Select only: two or more, in order. What a visitor chooses is sent in the visitor’s language.',
    }),
    link: symbol('Linked page', {
      help: 'Consent only: what the brackets of the label link to, a slug or a full address.',
    }),
  },
});
