/** @jest-environment jsdom */
import { LocationContext } from '@gatsbyjs/reach-router';
import { render } from '@testing-library/react';
import { useContext, useLayoutEffect } from 'react';
import { DeferredLocation } from '~/src/layout/DeferredLocation';

type Place = { path: string };

test('links of header and footer get a new location after the page is rendered with it', () => {
  const log: string[] = [];
  const Shown = ({ name }: { name: string }) => {
    const { path } = useContext(LocationContext) as Place;
    useLayoutEffect(() => void log.push(`${name} at ${path}`), [name, path]);
    return null;
  };
  // As elements of their own, they render again for the location alone.
  const header = (
    <DeferredLocation>
      <Shown name="link" />
    </DeferredLocation>
  );
  const page = <Shown name="page" />;
  const at = (path: string) => (
    <LocationContext.Provider value={{ path }}>
      {header}
      {page}
    </LocationContext.Provider>
  );
  const { rerender } = render(at('/a'));
  expect(log.splice(0)).toEqual(['link at /a', 'page at /a']);
  rerender(at('/b'));
  expect(log).toEqual(['page at /b', 'link at /b']);
});
