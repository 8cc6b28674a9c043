import { renderToStaticMarkup } from 'react-dom/server';
import { FormPanel } from '~/src/sections/form/FormPanel';
import { FormSection } from '~/src/sections/form/FormSection';
import { PrerenderedSections } from '~/src/sections/lazySection';
import { SiteProvider } from '~/src/i18n/SiteContext';
import { defaultLabels } from '~/src/i18n/labels';

const section = {
  endpoint: '/api/contact',
  page: '/us/en/insights',
  form: {
    key: 'letter',
    title: 'A letter',
    introduction: null,
    callToAction: 'Send',
    privacyNotice: null,
    successMessage: null,
    thankYouPath: null,
    labels: defaultLabels,
    inputs: [
      {
        name: 'size',
        type: 'select',
        label: 'Size',
        help: 'Of the shirt.',
        isRequired: true,
        mostCharacters: 200,
        autocomplete: null,
        options: ['Small', 'Large'],
        href: null,
      },
    ],
  },
} as const;
const site = { country: 'us', language: 'en', urlPrefix: '', localCode: 'en-US' };

test('the HTML of a page has the form at once, so that no page waits while the next is rendered', () => {
  const html = renderToStaticMarkup(
    <PrerenderedSections.Provider value={{ FormPanel }}>
      <SiteProvider value={site}>
        <FormSection section={section} />
      </SiteProvider>
    </PrerenderedSections.Provider>,
  );
  expect(html).toContain('<input type="hidden" name="form" value="letter"/>');
  expect(html).toContain('aria-describedby="letter-size-help"');
  expect(html.match(/<option value="[^"]*">/g)).toEqual([
    '<option value="">',
    '<option value="Small">',
    '<option value="Large">',
  ]);
});
