import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '~/src/i18n/SiteContext';
import { RichText, type RichTextData } from '~/src/sections/rich-text/RichText';

const site = { country: 'us', language: 'en', urlPrefix: '', localCode: 'en-US' };
const target = (id: string) => ({
  target: { sys: { type: 'Link', linkType: 'Entry', id } },
});
const show = (references: object[], ...content: object[]): string => {
  const raw = JSON.stringify({ nodeType: 'document', data: {}, content });
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <RichText text={{ raw, references } as unknown as RichTextData} />
    </SiteProvider>,
  );
};
const inline = (id: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'embedded-entry-inline', data: target(id), content: [] }],
});

test('an entry inside a paragraph is a link, or nothing: a figure in a paragraph is no valid HTML', () => {
  const quote = {
    ...{ __typename: 'ContentfulQuote', contentful_id: 'quote' },
    ...{ words: 'Words', author: 'Somebody', role: null },
  };
  const page = {
    ...{ __typename: 'ContentfulPage', contentful_id: 'page' },
    ...{ title: 'About us', path: '/us/en/about-us' },
  };
  const html = show([quote, page], inline('quote'), inline('page'), inline('gone'));
  expect(html).not.toContain('<figure');
  expect(html).toContain('<a href="/us/en/about-us">About us</a>');
});

test('an opening that is embedded between paragraphs is a link to its page', () => {
  const opening = {
    ...{ __typename: 'ContentfulOpening', contentful_id: 'opening' },
    ...{ title: 'Engineer', path: '/us/en/about-us/careers/engineer' },
  };
  const block = { nodeType: 'embedded-entry-block', data: target('opening'), content: [] };
  expect(show([opening], block)).toContain('href="/us/en/about-us/careers/engineer"');
});
