import { createHash } from 'node:crypto';
import { MainImage } from 'gatsby-plugin-image';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addIntegrity } from '~/hosting/html/addIntegrity';
import { cspSafePagePath } from '~/hosting/html/cspSafePagePath';
import { collectInlineHashes, noHashes } from '~/hosting/html/inlineHashes';
import { extractCss } from '~/hosting/html/extractCss';
import { removeNoscriptImages } from '~/hosting/html/removeNoscriptImages';
import { removeNullBytes } from '~/hosting/html/removeNullBytes';

const gatsbyScript = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('cspSafePagePath', () => {
  it('leaves the same script on every page, with its path in an attribute', () => {
    const [home, other] = ['/us/en/home', '/us/en/r&d'].map((path) =>
      cspSafePagePath(gatsbyScript(path)),
    );
    expect(home).toBe(
      '<script id="gatsby-script-loader" data-path="/us/en/home">window.pagePath=document.currentScript.dataset.path;</script>',
    );
    expect(other).toContain('data-path="/us/en/r&amp;d"');
    expect(other?.split('>')[1]).toBe(home?.split('>')[1]);
    expect(cspSafePagePath(home ?? '')).toBe(home);
  });

  it('keeps the rest of the script of Gatsby', () => {
    const html = cspSafePagePath(
      '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a";window.x="1";/*]]>*/</script>',
    );
    expect(html).toContain('dataset.path;window.x="1";</script>');
  });
});

describe('addIntegrity', () => {
  const integrityOf = (path: string) => (path === '/app.js' ? 'sha384-abc' : undefined);

  it('is added to scripts of this website, once', () => {
    const html = '<script src="/app.js" async></script><script async src="/app.js"></script>';
    const finished = addIntegrity(html, integrityOf);
    expect(finished).toBe(
      '<script src="/app.js" integrity="sha384-abc" async></script><script src="/app.js" integrity="sha384-abc" async></script>',
    );
    expect(addIntegrity(finished, integrityOf)).toBe(finished);
  });

  it('is added to preloads of such scripts, and to no other preload', () => {
    const preload = '<link rel="preload" data-needed as="script" href="/app.js"/>';
    const others =
      '<link rel="preload" as="script" href="/chunk.js"/><link rel="preload" as="font" href="/app.js"/>';
    const html = `${preload}${others}<script src="/app.js"></script>`;
    const finished = addIntegrity(html, integrityOf);
    expect(finished).toBe(
      `<link rel="preload" data-needed as="script" href="/app.js" integrity="sha384-abc"/>${others}<script src="/app.js" integrity="sha384-abc"></script>`,
    );
    expect(addIntegrity(finished, integrityOf)).toBe(finished);
  });

  it('is not added to external or missing scripts', () => {
    const html = '<script src="//a.example/x.js"></script><script src="/gone.js"></script>';
    expect(addIntegrity(html, integrityOf)).toBe(html);
  });
});

describe('extractCss', () => {
  const files = new Map<string, string>();
  const hrefOf = (css: string) => `/styles/${css.length}.css`;
  const move = (html: string) => {
    const moved = extractCss(html, (href) => files.get(href) ?? '', hrefOf);
    if (moved.css !== undefined) files.set(hrefOf(moved.css), moved.css);
    return moved.html;
  };

  it('extracts rules in order, and keeps the attributes that Emotion reads', () => {
    const html = move(
      '<head><style data-emotion="css-global g">a{}</style><style data-emotion="css b">.b{}</style></head>',
    );
    expect(html).toBe(
      '<head><link rel="stylesheet" data-styles="" href="/styles/7.css"/><style data-emotion="css-global g"></style><style data-emotion="css b"></style></head>',
    );
    expect(files.get('/styles/7.css')).toBe('a{}.b{}');
    expect(move(html)).toBe(html);
  });

  it('appends rules that a rebuilt slice brought into a processed page', () => {
    const html = move('<head><style data-emotion="css b">.b{}</style></head>');
    const rebuilt = html.replace('</head>', '<style data-emotion="css c">.c{}</style></head>');
    expect(move(rebuilt)).toContain('href="/styles/8.css"');
    expect(files.get('/styles/8.css')).toBe('.b{}.c{}');
  });

  it('puts the style sheet of the site, which Gatsby inlines, before them', () => {
    const site = '<style data-href="/styles.1.css" data-identity="gatsby-global-css">$&{}</style>';
    const html = move(
      `<head>${site}<title>T</title><style data-emotion="css b">.b{}</style></head>`,
    );
    expect(html).toBe(
      '<head><link rel="stylesheet" data-styles="" href="/styles/8.css"/><title>T</title><style data-emotion="css b"></style></head>',
    );
    expect(files.get('/styles/8.css')).toBe('$&{}.b{}');
    expect(move(html)).toBe(html);
    // A page that an earlier version of this site has processed.
    expect(move(html.replace('<title>', () => `${site}<title>`))).toBe(
      html.replace('/8.css', '/12.css'),
    );
    expect(files.get('/styles/12.css')).toBe('$&{}$&{}.b{}');
  });

  it('changes nothing in a page without such rules', () => {
    expect(move('<head><style>x{}</style></head>')).toBe('<head><style>x{}</style></head>');
  });
});

describe('collectInlineHashes', () => {
  it('has each script and style that stands in a page, and no data', () => {
    const hashes = noHashes();
    collectInlineHashes(
      '<script>a()</script><script type="module">b()</script><script src="/c.js"></script>' +
        '<script type="application/ld+json">{"a":1}</script><style>x{}</style>' +
        '<noscript><style>y{}</style></noscript><style data-emotion="css z"></style>',
      'index.html',
      hashes,
    );
    expect([...hashes.scripts.keys()]).toEqual([sha256('a()'), sha256('b()')]);
    expect([...hashes.styles.keys()]).toEqual([sha256('x{}'), sha256('y{}')]);
  });

  it('has the script that waits for consent, and no other text', () => {
    const hashes = noHashes();
    collectInlineHashes(
      '<script type="text/plain" data-consent="tags">c()</script><script type="text/plain">d()</script>',
      'index.html',
      hashes,
    );
    expect([...hashes.scripts.keys()]).toEqual([sha256('c()')]);
  });

  it('refuses event handlers, which no hash allows', () => {
    expect(() => collectInlineHashes('<img onerror="x()">', 'a.html', noHashes())).toThrow(
      'a.html has an event handler in an attribute',
    );
    expect(() =>
      collectInlineHashes('<p data-x="1">on="2"</p><script>a.onload="x"</script>', 'a', noHashes()),
    ).not.toThrow();
  });
});

test('removes null bytes and nothing else', () => {
  expect(removeNullBytes('Des systèmes d\0éplacés\0\0 – 平衡')).toBe(
    'Des systèmes déplacés – 平衡',
  );
});

describe('removeNoscriptImages', () => {
  const rendered = (shouldLoad: boolean) =>
    renderToStaticMarkup(
      createElement(MainImage, {
        fallback: { src: '/a.webp', srcSet: '/a.webp 400w' },
        sources: [{ srcSet: '/a.avif 400w', type: 'image/avif' }],
        sizes: '50vw',
        alt: 'Less < more & "so on"',
        shouldLoad,
      }),
    );

  it('empties the element behind a picture that loads by itself', () => {
    const [picture = ''] = rendered(true).split('<noscript>');
    expect(picture).toContain('srcSet="/a.webp 400w"');
    expect(removeNoscriptImages(`<p>${rendered(true)}</p>${rendered(true)}`)).toBe(
      `<p>${picture}<noscript></noscript></p>${picture}<noscript></noscript>`,
    );
  });

  it('empties that behind a drawing, which has no other files to choose from', () => {
    const html = renderToStaticMarkup(
      createElement(MainImage, {
        fallback: { src: '/a.svg' },
        alt: 'Lines',
        'data-main-image': '',
      } as Parameters<typeof MainImage>[0]),
    );
    const [drawing = ''] = html.split('<noscript>');
    expect(html).toBe(`${drawing}<noscript>${drawing}</noscript>`);
    expect(removeNoscriptImages(html)).toBe(`${drawing}<noscript></noscript>`);
  });

  it('leaves one whose picture waits for a script, and any other', () => {
    for (const html of [rendered(false), '<noscript><img src="/a.webp"/></noscript>']) {
      expect(removeNoscriptImages(html)).toBe(html);
    }
  });
});
