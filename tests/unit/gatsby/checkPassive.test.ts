import { checkPassive } from '../../../gatsby/pictures/checkPassive';
import { hostileSvgs, svg } from '../../fixtures/hostile/svgs';

const check = (content: string, fileName = 'logo.svg', contentType = 'image/svg+xml') =>
  checkPassive({ fileName, contentType, content: Buffer.from(content) });

describe('an SVG that only draws', () => {
  it.each([
    svg('<path d="M0 0h9v9z"/>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<g/>')}`,
    svg('<!-- <script>in a comment</script> --><title>One</title><g><circle r="3"/></g>'),
    svg('<defs><linearGradient id="a"/></defs><rect fill="url(#a)" width="9" height="9"/>'),
    svg('<style>.a{fill:url(#b)} path{stroke:#123}</style><use href="#c"/>'),
    svg('<image href="data:image/png;base64,AAAA"/>'),
    svg('<sodipodi:namedview id="x"/><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>'),
  ])('is published: %s', (content) => {
    expect(() => check(content)).not.toThrow();
  });
});

describe('an SVG that does more', () => {
  it.each(hostileSvgs)('%s is refused', (content, reason) => {
    expect(() => check(content)).toThrow(reason);
  });
});

describe('other files', () => {
  it.each([
    ['report.pdf', 'application/pdf'],
    ['figures.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['notes.txt', 'text/plain'],
    ['film.mp4', 'video/mp4'],
  ])('%s is published', (fileName, contentType) => {
    expect(() => check('x', fileName, contentType)).not.toThrow();
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
  ])('%s as %s is refused', (fileName, contentType) => {
    expect(() => check('x', fileName, contentType)).toThrow(/not published|ends in \.svg/);
  });
});
