import { builtFiles, readHtml } from './support/builtSite';

/** What only the preview has: names of the SDK, its attributes, and our own module's variables. */
const traces = [
  'data-contentful',
  'live-preview-sdk',
  'live-preview-editor',
  'INSPECTOR_MODE_CHANGED',
  'TAGGED_FIELD_CLICKED',
  'ContentfulLivePreview',
  'focusedField',
  'PREVIEW_EDITORS',
];
/** The hidden characters of a source tag, as they are and as scripts escape them. */
const hidden = /(?:\u200b|\u200c|\u200d|\ufeff){4,}|(?:\\u200[bcd]|\\ufeff){4,}/i;

test('a build has not a byte of the live preview', () => {
  const files = builtFiles().filter((file) => /\.(?:html|js|json|css|txt|xml|map)$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readHtml(file);
    const names = traces.filter((trace) => text.includes(trace));
    if (hidden.test(text)) names.push('hidden characters');
    return names.length > 0 ? [`${file}: ${names.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});
