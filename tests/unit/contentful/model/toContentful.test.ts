import { findContentType } from '~/contentful/model/contentTypes';
import { localeCodes } from '~/contentful/model/locales';
import { toContentful, toExportContentType } from '~/contentful/model/toContentful';

const { contentTypes, editorInterfaces, locales } = toContentful();

const fieldOf = (typeId: string, fieldId: string) =>
  contentTypes.find(({ sys }) => sys.id === typeId)?.fields.find(({ id }) => id === fieldId);

const controlOf = (typeId: string, fieldId: string) =>
  editorInterfaces
    .find(({ sys }) => sys.contentType.sys.id === typeId)
    ?.controls.find((control) => control.fieldId === fieldId);

describe('toContentful', () => {
  test('writes a field of each kind as contentful-export does', () => {
    expect(fieldOf('label', 'key')).toEqual({
      id: 'key',
      name: 'Key',
      type: 'Symbol',
      localized: false,
      required: true,
      disabled: false,
      omitted: false,
      validations: [
        { unique: true },
        {
          regexp: { pattern: '^[a-z][A-Za-z0-9]*$', flags: null },
          message: 'Use a key that the site knows, such as seeAll.',
        },
      ],
    });
    expect(fieldOf('keyFigures', 'figures')).toMatchObject({
      type: 'Array',
      validations: [{ size: { min: 1, max: 6 } }],
      items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['keyFigure'] }] },
    });
    expect(fieldOf('media', 'asset')).toMatchObject({
      type: 'Link',
      linkType: 'Asset',
      validations: [{ linkMimetypeGroup: ['image', 'video'] }],
    });
    expect(fieldOf('location', 'latitude')).toMatchObject({
      type: 'Number',
      validations: [{ range: { min: -90, max: 90 } }],
    });
    expect(fieldOf('contentSection', 'variation')).toMatchObject({
      validations: [{ in: ['Image left', 'Image right', 'No image', 'No content'] }],
    });
    expect(fieldOf('country', 'keywords')).toMatchObject({
      type: 'Array',
      localized: true,
      items: { type: 'Symbol', validations: [] },
    });
  });

  test('leaves a localised required field to the content checks, for not every entry has every language', () => {
    expect(findContentType('insight')?.fields.title).toMatchObject({
      required: true,
      localized: true,
    });
    expect(fieldOf('insight', 'title')).toMatchObject({ required: false, localized: true });
    expect(fieldOf('insight', 'slug')).toMatchObject({ required: true, localized: false });
  });

  test('keeps a hidden field deliverable but out of the editor', () => {
    expect(fieldOf('country', 'isMultiLang')).toMatchObject({ disabled: true, omitted: false });
  });

  test('gives every field an editor widget with its help', () => {
    for (const type of contentTypes) {
      const controls = editorInterfaces.find((item) => item.sys.contentType.sys.id === type.sys.id);
      expect(controls?.controls.map(({ fieldId }) => fieldId)).toEqual(
        type.fields.map(({ id }) => id),
      );
    }
    expect(controlOf('page', 'slug')).toMatchObject({ widgetId: 'slugEditor' });
    expect(controlOf('page', 'template')).toMatchObject({ widgetId: 'dropdown' });
    expect(controlOf('insight', 'publicationDate')).toMatchObject({
      widgetId: 'datePicker',
      settings: { format: 'dateonly' },
    });
    expect(controlOf('menuItem', 'link')?.settings?.helpText).toMatch(/by its slug/);
    expect(controlOf('insight', 'services')).toMatchObject({ widgetId: 'entryLinksEditor' });
  });

  test('has English as default, which every other language falls back to', () => {
    expect(locales.map(({ code, fallbackCode }) => [code, fallbackCode])).toEqual(
      localeCodes.map((code) => [code, code === 'en' ? null : 'en']),
    );
    expect(localeCodes.length).toBeGreaterThanOrEqual(4);
    expect(locales.filter((locale) => locale.default).map(({ code }) => code)).toEqual(['en']);
  });

  test('writes published entities of the space', () => {
    const service = findContentType('service');
    if (!service) throw new Error('the model has no service');
    const { sys, displayField } = toExportContentType(service);
    expect(displayField).toBe('name');
    expect(sys).toMatchObject({
      id: 'service',
      type: 'ContentType',
      space: { sys: { type: 'Link', linkType: 'Space', id: 'talvane' } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
    });
    expect(sys.publishedVersion).toBe(sys.version - 1);
  });
});
