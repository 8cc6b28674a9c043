/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LinkTo } from '~/src/components/LinkTo';
import { SiteProvider, type CurrentSite } from '~/src/i18n/SiteContext';

const site: CurrentSite = {
  country: 'us',
  language: 'en',
  urlPrefix: '',
  localCode: 'en-US',
  labels: { opensInNewWindow: 'opens in a new window' },
};

const renderLink = (link: ReactNode) => render(<SiteProvider value={site}>{link}</SiteProvider>);

test('a link that opens a window says so in its name', () => {
  renderLink(
    <LinkTo link="https://social.example/talvane" isInNewWindow>
      LinkedIn
    </LinkTo>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('LinkedIn (opens in a new window)');
});

test('a name that a label gives says so too', () => {
  renderLink(
    <LinkTo link="https://social.example/mara" isInNewWindow aria-label="LinkedIn profile of Mara">
      LinkedIn
    </LinkTo>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'LinkedIn profile of Mara (opens in a new window)',
  );
});

test('a link that stays in its window says nothing of windows', () => {
  renderLink(<LinkTo link="https://social.example/talvane">LinkedIn</LinkTo>);
  expect(screen.getByRole('link')).toHaveAccessibleName('LinkedIn');
});
