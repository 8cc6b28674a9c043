import { readPreviewEditors } from '~/publishing/preview/previewEditors';

test('the editor that may frame the preview is that of the space, or of the setting', () => {
  const local = 'https://localhost:9443';
  expect(readPreviewEditors({}, undefined)).toEqual(['https://app.contentful.com']);
  expect(readPreviewEditors({}, local)).toEqual([local]);
  const setting = 'https://app.eu.contentful.com https://app.contentful.com';
  expect(readPreviewEditors({ PREVIEW_EDITORS: setting }, local)).toEqual(setting.split(' '));
});

test.each(['app.contentful.com', 'https://app.contentful.com/', "'self'", '*'])(
  '%s is refused, since it is no origin',
  (setting) => {
    expect(() => readPreviewEditors({ PREVIEW_EDITORS: setting }, undefined)).toThrow(
      'write origins such as',
    );
  },
);
