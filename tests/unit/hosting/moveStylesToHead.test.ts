import { moveStylesToHead } from '~/hosting/html/moveStylesToHead';

const page = (head: string, body: string) =>
  `<html><head>${head}</head><body><div id="___gatsby">${body}</div></body></html>`;

describe('moveStylesToHead', () => {
  it('gathers the styles of the body in one element of the head, each once', () => {
    const html = page(
      '<title>T</title>',
      '<style data-emotion="css a">.css-a{color:red}</style><p class="css-a"></p><style data-emotion="css b">.css-b{top:0}</style><i></i><style data-emotion="css a">.css-a{color:red}</style>',
    );
    expect(moveStylesToHead(html)).toBe(
      page(
        '<title>T</title><style data-emotion="css a b">.css-a{color:red}.css-b{top:0}</style>',
        '<p class="css-a"></p><i></i>',
      ),
    );
  });

  it('keeps global styles apart, as the browser looks for them', () => {
    const html = page('', '<style data-emotion="css-global g">body{margin:0}</style>');
    expect(moveStylesToHead(html)).toBe(
      page('<style data-emotion="css-global g">body{margin:0}</style>', ''),
    );
  });

  it('adds only what the head does not have yet, as after a menu edit', () => {
    const html = page(
      '<style data-emotion="css a">.css-a{}</style>',
      '<style data-emotion="css a">.css-a{}</style><style data-emotion="css b">.css-b{}</style>',
    );
    expect(moveStylesToHead(html)).toBe(
      page(
        '<style data-emotion="css a">.css-a{}</style><style data-emotion="css b">.css-b{}</style>',
        '',
      ),
    );
  });

  it('is idempotent, and changes nothing without styles in the body', () => {
    const html = page('<style data-emotion="css a">.css-a{}</style>', '<p></p>');
    expect(moveStylesToHead(html)).toBe(html);
    expect(moveStylesToHead('no page')).toBe('no page');
  });
});
