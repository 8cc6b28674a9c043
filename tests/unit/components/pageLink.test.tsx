/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { PageLink } from '~/src/components/PageLink';
import { announceRouteChange } from '~/src/runtime/routeChange';

const menu = (
  <>
    <PageLink to="/us/en/home">Home</PageLink>
    <PageLink to="/us/en/insights">Insights</PageLink>
  </>
);

const goTo = (path: string) => window.history.replaceState(null, '', path);

/** The names of the links that say they lead to the current page. */
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent);

describe('PageLink', () => {
  it('says after hydration which link leads to the current page, whatever page its HTML is of', () => {
    goTo('/us/en/insights');
    const html = renderToString(menu);
    expect(html).not.toContain('aria-current');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    render(menu, { container, hydrate: true });
    expect(current()).toEqual(['Insights']);
  });

  it('follows the visitor to another page', () => {
    goTo('/us/en/home?from=mail#top');
    render(menu);
    expect(current()).toEqual(['Home']);
    goTo('/us/en/insights');
    act(() => void announceRouteChange());
    expect(current()).toEqual(['Insights']);
  });

  it('keeps an aria-current that it is given', () => {
    goTo('/us/en/home');
    render(
      <PageLink to="/us/en/insights" aria-current="true">
        Insights
      </PageLink>,
    );
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('true');
  });

  it('renders links to other pages only once', () => {
    goTo('/us/en/home');
    const handleRender = jest.fn();
    const link = (
      <Profiler id="link" onRender={handleRender}>
        <PageLink to="/us/en/insights">Insights</PageLink>
      </Profiler>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(link);
    render(link, { container, hydrate: true });
    expect(handleRender).toHaveBeenCalledTimes(1);
  });
});
