import type { ContentNode } from '~/gatsby/content/contentNode';
import { formDefinitions } from '~/gatsby/post-build/writeForms';

const nodes = new Map<string, ContentNode>();
const add = (type: string, id: string, locale: string, fields: object): ContentNode => {
  const node = {
    id: `${id}-${locale}`,
    contentful_id: id,
    node_locale: locale,
    updatedAt: '2026-01-01T00:00:00Z',
    internal: { type, contentDigest: '' },
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
    ...fields,
  };
  nodes.set(node.id, node);
  return node;
};
const addField = (id: string, locale: string, fields: object) =>
  add('formField', id, locale, { name: id, type: 'text', label: id, ...fields });

test('the server gets the fields of a form with the options of all languages, and no label', () => {
  const forms = ['en', 'fr'].map((locale) => {
    addField('email', locale, { type: 'email', isRequired: true, maximum: 254 });
    addField('size', locale, { type: 'select', options: [`small ${locale}`, 'large'] });
    addField('message', locale, { type: 'textarea' });
    return add('form', 'form', locale, {
      name: 'Newsletter',
      key: 'newsletter',
      topic: 'letters',
      recipient: 'press',
      formFields___NODE: ['email', 'size', 'message'].map((id) => `${id}-${locale}`),
    });
  });
  expect(formDefinitions(forms, (id) => nodes.get(id))).toEqual({
    newsletter: {
      name: 'Newsletter',
      topic: 'letters',
      recipient: 'press',
      fields: [
        { name: 'email', type: 'email', isRequired: true, maximum: 254 },
        {
          name: 'size',
          type: 'select',
          isRequired: false,
          maximum: 200,
          options: ['small en', 'large', 'small fr'],
        },
        { name: 'message', type: 'textarea', isRequired: false, maximum: 5000 },
      ],
    },
  });
});

test('fields that no form can have are left out, and the second of one name', () => {
  addField('site', 'en', {});
  addField('empty', 'en', { label: '' });
  addField('name', 'en', {});
  addField('other', 'en', { name: 'name', maximum: 7 });
  const form = add('form', 'form', 'en', {
    name: 'Short',
    key: 'short',
    formFields___NODE: ['site-en', 'empty-en', 'name-en', 'other-en', 'gone-en'],
  });
  const { short } = formDefinitions([form], (id) => nodes.get(id));
  expect(short?.fields).toEqual([{ name: 'name', type: 'text', isRequired: false, maximum: 200 }]);
});
