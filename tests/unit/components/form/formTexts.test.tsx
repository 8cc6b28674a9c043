/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { MailText } from '~/src/components/form/MailText';
import { TermsText } from '~/src/components/form/TermsText';
import { SiteProvider } from '~/src/i18n/SiteContext';

const site = { country: 'us', language: 'en', urlPrefix: '', localCode: 'en-US' };

const renderTerms = (text: string, href: string | null) =>
  render(
    <SiteProvider value={site as never}>
      <TermsText text={text} href={href} />
    </SiteProvider>,
  );

test('what stands in brackets links to the terms', () => {
  const { container } = renderTerms('I accept the [terms of use] as they are.', '/us/en/terms');
  expect(container).toHaveTextContent('I accept the terms of use as they are.');
  const link = screen.getByRole('link', { name: 'terms of use' });
  expect(link).toHaveAttribute('href', '/us/en/terms');
  expect(link).toHaveAttribute('target', '_blank');
});

test('without a page or brackets the consent is plain text', () => {
  expect(renderTerms('I accept the [terms].', null).container).toHaveTextContent(
    'I accept the terms.',
  );
  expect(renderTerms('I accept.', '/us/en/terms').container).toHaveTextContent('I accept.');
  expect(screen.queryByRole('link')).toBeNull();
});

test('e-mail addresses of a text are links', () => {
  const { container } = render(<MailText text="Write to a.b@talvane.example. Or to c@d.example" />);
  expect(container).toHaveTextContent('Write to a.b@talvane.example. Or to c@d.example');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:a.b@talvane.example',
    'mailto:c@d.example',
  ]);
});
