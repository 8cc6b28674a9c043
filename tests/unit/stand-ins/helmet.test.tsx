/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Helmet as RealHelmet } from 'react-helmet';
import { Helmet as StandIn } from '../../../src/stand-ins/helmet';

type Head = { html: string; title: string; tags: string[] };

/** Helmet writes in the next frame, the stand-in at the end of the task. */
const settle = () => act(() => new Promise((done) => setTimeout(done, 50)));

const readHead = (): Head => ({
  html: document.documentElement.outerHTML.slice(
    0,
    document.documentElement.outerHTML.indexOf('>'),
  ),
  title: document.title,
  tags: [...document.head.querySelectorAll('[data-react-helmet]:not(title)')]
    .map((tag) =>
      [...tag.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' '),
    )
    .sort(),
});

const page = (title: string, path: string): ReactNode[] => [
  <html key="html" lang={path.slice(1, 3)} />,
  <title key="title">{`${title} – Talvane`}</title>,
  <meta key="description" name="description" content={`About ${title}`} />,
  <meta key="robots" name="robots" content="noindex" />,
  <meta key="og" property="og:title" content={title} />,
  <link key="canonical" rel="canonical" href={`https://talvane.example${path}`} />,
  <link key="fr" rel="alternate" hrefLang="fr" href="https://talvane.example/fr" />,
  <link key="en" rel="alternate" hrefLang="en" href="https://talvane.example/en" />,
];

const visits: (readonly [string, ReactNode[]])[] = [
  ['a page', page('Home', '/en/home')],
  ['another page', page('Accueil', '/fr/home')],
  ['a page with less', page('Plan', '/fr/plan').slice(0, 2)],
  ['nothing', []],
];

/** The head after each visit in turn, from the head that a server has left. */
const walk = async (Helmet: typeof StandIn): Promise<Head[]> => {
  document.documentElement.setAttribute('lang', 'en');
  document.documentElement.setAttribute('data-react-helmet', 'lang');
  document.head.innerHTML =
    '<meta charset="utf-8"><meta data-react-helmet="true" name="description" content="About Home">';
  const { rerender, unmount } = render(<div />);
  const heads: Head[] = [];
  for (const [name, children] of visits) {
    rerender(<Helmet key={name}>{children}</Helmet>);
    await settle();
    heads.push(readHead());
  }
  unmount();
  await settle();
  return heads;
};

test('keeps the head as react-helmet does, from page to page', async () => {
  const ours = await walk(StandIn);
  const theirs = await walk(RealHelmet as unknown as typeof StandIn);
  // Helmet empties the title where there is none; a document keeps its last.
  expect(ours.slice(0, 3)).toEqual(theirs.slice(0, 3));
  expect(ours.at(-1)?.tags).toEqual(theirs.at(-1)?.tags);
});

test('lets the inner of two heads win', async () => {
  const both = (Helmet: typeof StandIn) => (
    <>
      <Helmet>{page('Outer', '/en/outer')}</Helmet>
      <Helmet>
        <title>Inner</title>
        <meta name="description" content="Inner" />
      </Helmet>
    </>
  );
  const heads: Head[] = [];
  for (const Helmet of [StandIn, RealHelmet as unknown as typeof StandIn]) {
    document.head.innerHTML = '';
    const { unmount } = render(both(Helmet));
    await settle();
    heads.push(readHead());
    unmount();
    await settle();
  }
  expect(heads[0]).toEqual(heads[1]);
  expect(heads[0]?.title).toBe('Inner');
});

test('leaves tags that are right where they are', async () => {
  document.head.innerHTML =
    '<link data-react-helmet="true" rel="canonical" href="https://talvane.example/en/home">';
  const before = document.head.querySelector('link');
  render(<StandIn>{page('Home', '/en/home')}</StandIn>);
  await settle();
  expect(document.head.querySelector('link[rel=canonical]')).toBe(before);
});
