import { checkPublicFile } from '~/gatsby/images/checkPublicFile';
import { sanitizeSvg } from '~/gatsby/images/sanitizeSvg';
import { hostileSvgs, svg } from '../../fixtures/hostile/svgs';

const check = (content: string, fileName: string, contentType: string) =>
  checkPublicFile({ fileName, contentType, content: Buffer.from(content) });

const editorNamespaces =
  ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" inkscape:export-filename="C:\\a.png"';

describe('an SVG that only draws', () => {
  it.each([
    svg('<path d="M0 0h9v9z"/>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<g/>')}`,
    svg('<!-- <script>in a comment</script> --><title>One</title><g><circle r="3"/></g>'),
    svg('<desc>a &lt;script&gt; in words, url(x)</desc><text>2 &lt; 3</text>'),
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" width="9" height="9"/>'),
    svg('<style>.a{fill:url(#b)} path{stroke:#123}</style><use href="#c"/>'),
    svg('<style type="text/css"><![CDATA[ .a>b{fill:url( "#c" )} ]]></style>'),
    svg('<clipPath id="title"/><filter id="f"><feDropShadow/></filter><textPath href="#p"/>'),
    svg('<image href="data:image/png;base64,AAAA"/>'),
    svg(
      '<g role="img" aria-label="a: b" data-name="a\\b" unheard-of="1"/>',
      ' xml:space="preserve"',
    ),
    svg(
      '<inkscape:grid id="x"/><metadata><rdf:RDF><cc:Work rdf:about="a:b"/></rdf:RDF></metadata><g inkscape:label="Layer: 1"/>',
      editorNamespaces,
    ),
  ])('keeps every part: %s', async (content) => {
    expect(await sanitizeSvg(Buffer.from(content))).toEqual([]);
  });
});

describe('an SVG that does more', () => {
  it.each(hostileSvgs)('%s is rejected', async (content, reason) => {
    await expect(check(content, 'logo.svg', 'image/svg+xml')).rejects.toThrow(reason);
  });

  it('is read as the bytes that a browser reads', async () => {
    const latin = Buffer.from(svg('<text>é</text>'), 'latin1');
    expect(await sanitizeSvg(latin)).toEqual(['text in another encoding than UTF-8']);
    const utf16 = Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le');
    expect(await sanitizeSvg(utf16)).not.toEqual([]);
  });

  it('names each part', async () => {
    const content = svg('<script/><g onclick="alert(1)"><use href="x.svg#a"/></g>');
    expect(await sanitizeSvg(Buffer.from(content))).toEqual([
      'a reference to "x.svg#a"',
      '<script>',
      'the attribute onclick of <g>',
    ]);
  });
});

describe('other files', () => {
  it.each([
    ['report.pdf', 'application/pdf'],
    ['figures.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['notes.txt', 'text/plain'],
    ['film.mp4', 'video/mp4'],
  ])('%s is published', async (fileName, contentType) => {
    await expect(check('x', fileName, contentType)).resolves.toBeUndefined();
  });

  it.each([
    ['page.html', 'text/html'],
    ['page.html', 'image/png'],
    ['page.xhtml', 'application/pdf'],
    ['data.xml', 'application/octet-stream'],
    ['picture.png', 'text/html'],
    ['tool.js', 'text/plain'],
    ['tool.mjs', 'application/octet-stream'],
    ['style.css', 'text/css'],
    ['code', 'application/javascript'],
    ['logo.svgz', 'application/octet-stream'],
    ['logo.png', 'image/svg+xml'],
  ])('%s as %s is rejected', async (fileName, contentType) => {
    const content = fileName.endsWith('.png') ? svg('') : 'x';
    await expect(check(content, fileName, contentType)).rejects.toThrow(
      /not published|ends in \.svg/,
    );
  });
});
