import createPurify, { type DOMPurify } from 'dompurify';
import type { DOMWindow } from 'jsdom';

type Sanitizer = { window: DOMWindow; purify: DOMPurify };

let sanitizer: Promise<Sanitizer> | undefined;

const createSanitizer = async (): Promise<Sanitizer> => {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM();
  return { window, purify: createPurify(window) };
};

/**
 * jsdom takes half a second and 60 MB: loaded with the first SVG. Where the accelerators are off, Parcel compiles this file, and
 * its `import()` of a package gives the exports themselves: no promise, and no default export.
 */
const loadSanitizer = (): Promise<Sanitizer> => (sanitizer ??= createSanitizer());

/** Metadata of editors. Browsers know no behaviour of these elements and attributes. */
const inertNamespaces = new Set([
  'http://creativecommons.org/ns#',
  'http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://purl.org/dc/elements/1.1/',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/xmlns/',
]);

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Entities, and default attributes of a DTD, of which jsdom knows less than browsers do. */
const declaration = /<!(?!DOCTYPE\b|--|\[CDATA\[)\w*|<!DOCTYPE[^>]*\[/i;
const otherEncoding = /^<\?xml[^>]*\sencoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i;
const allowedReference = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;
/** A backslash could spell any of the others. */
const cssThatLoads = /\\|@import|(?:url|src)\s*\(\s*["']?(?!\s*["']?#)|image(?:-set)?\s*\(/i;

/** What DOMPurify leaves to its users: it allows links to other sites, and does not read CSS. */
const loadedBy = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const isStyle = element.localName.toLowerCase() === 'style';
    const found =
      isStyle && cssThatLoads.test(element.textContent) ? ['CSS that loads a file'] : [];
    for (const { localName, name, namespaceURI, value } of element.attributes) {
      if (/^(?:href|src)$/i.test(localName)) {
        if (!allowedReference.test(value)) found.push(`a reference to "${value.slice(0, 60)}"`);
      } else if (
        namespaceURI === null &&
        !/^(?:data|aria)-/.test(name) &&
        cssThatLoads.test(value)
      ) {
        found.push(`CSS that loads a file, in ${name} of <${element.nodeName}>`);
      }
    }
    return found;
  });

/** What DOMPurify removes from a drawing; the drawing is changed. */
const removedFrom = (root: Element, purify: DOMPurify): string[] => {
  purify.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    // `use` copies parts of the same file: `loadedBy` refuses other references.
    ADD_TAGS: ['use', '#comment', '#cdata-section'],
    FORBID_TAGS: ['a', 'animatecolor', 'animatemotion', 'animatetransform', 'mpath'],
    // An unknown attribute does nothing, but its value is checked like any other.
    ADD_ATTR: (name) => !name.startsWith('on'),
    FORBID_ATTR: ['xml:base'],
    // An id such as "title" endangers the scripts of an HTML document: an SVG file has none.
    SANITIZE_DOM: false,
  });
  return purify.removed.flatMap((entry) => {
    if ('element' in entry) {
      const { nodeName, nodeType, namespaceURI } = entry.element as Element;
      const isInert = inertNamespaces.has(namespaceURI ?? '');
      return isInert || nodeType === 8 ? [] : [`<${nodeName}>`];
    }
    const isInert = [entry.attribute, entry.from as Element].some((node) =>
      inertNamespaces.has(node?.namespaceURI ?? ''),
    );
    return isInert ? [] : [`the attribute ${entry.attribute?.name} of <${entry.from.nodeName}>`];
  });
};

/**
 * Runs an SVG through DOMPurify, parsed as the XML that browsers take it for.
 *
 * @returns what had to be removed for it to load nothing and run nothing, such as `<script>`; none for a drawing.
 */
export const sanitizeSvg = async (content: Buffer): Promise<readonly string[]> => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return ['text in another encoding than UTF-8'];
  }
  if (otherEncoding.test(text)) return ['text in another encoding than UTF-8'];
  if (declaration.test(text)) return ['entities or other declarations of a DTD'];
  const { window, purify } = await loadSanitizer();
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  if (root.localName === 'parsererror') return ['no well-formed XML'];
  if (root.nodeName !== 'svg' || root.namespaceURI !== svgNamespace) {
    return [`<${root.nodeName}> in place of <svg>`];
  }
  const instructions = [...document.childNodes].filter(({ nodeType }) => nodeType === 7);
  return [
    ...instructions.map(({ nodeName }) => `the instruction <?${nodeName}?>`),
    ...loadedBy(root),
    ...removedFrom(root, purify),
  ];
};
