/** Endings that a browser or a host would run as a document or program of the website's own. */
const activeEndings =
  /\.(?:[xs]?html?|xht|mht(?:ml)?|xml|xslt?|rdf|atom|rss|m?js|cjs|css|wasm|swf|jar|php\d?|phtml|aspx?|jspx?|cgi|hta|svgz|webmanifest|appcache)$/i;
const activeTypes = /html|xml|script|wasm|stylesheet|text\/css/i;

/** What a drawing is made of; anything else in an SVG may load or run something. */
const drawingElements = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc metadata ' +
    'linearGradient radialGradient stop pattern clipPath mask marker image style switch view filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  )
    .toLowerCase()
    .split(' '),
);
const eventHandler = /[\s"'/]on[a-z]+\s*=/i;
const reference = /\b(?:xlink:)?(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/gi;
const harmlessReference = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);)/i;
const styleThatLoads =
  /@import|url\s*\(\s*["']?(?!\s*["']?#)|expression\s*\(|-moz-binding|\\[0-9a-f]/i;

/** Why an SVG is more than a drawing, or undefined. */
const activePartOf = (svg: string): string | undefined => {
  if (/<!(?:DOCTYPE|ENTITY)[^>]*\[|<!ENTITY|<\?xml-stylesheet/i.test(svg)) {
    return 'entities or a style sheet of another file';
  }
  const drawing = svg.replace(/<!--[\s\S]*?-->/g, '').replace(/<!DOCTYPE[^>]*>/i, '');
  for (const [, name = ''] of drawing.matchAll(/<\s*([^\s/>!?]+)/g)) {
    const isEditorData = /^(?:rdf|cc|dc|sodipodi|inkscape):/i.test(name);
    if (!isEditorData && !drawingElements.has(name.replace(/^svg:/i, '').toLowerCase())) {
      return `<${name}>`;
    }
  }
  if (eventHandler.test(drawing)) return 'an event handler';
  if (styleThatLoads.test(drawing)) return 'a style that loads something';
  for (const [, double, single, bare] of drawing.matchAll(reference)) {
    const target = double ?? single ?? bare ?? '';
    if (!harmlessReference.test(target)) return `a reference to "${target.slice(0, 60)}"`;
  }
  return undefined;
};

/**
 * Makes sure that a file does nothing but show itself when a visitor opens it at the website's own address: no
 * documents with script, no programs, and of SVG only drawings.
 *
 * @throws Error that says what is active in it.
 */
export const checkPassive = (file: {
  fileName: string;
  contentType: string;
  content: Buffer;
}): void => {
  const { fileName, contentType, content } = file;
  const isSvg = /\.svg$/i.test(fileName) || /svg/i.test(contentType);
  if (isSvg) {
    const active = activePartOf(content.toString('utf8'));
    if (active) throw new Error(`an SVG may only draw, and this one has ${active}`);
    if (!/\.svg$/i.test(fileName)) throw new Error('an SVG needs a name that ends in .svg');
    return;
  }
  if (
    activeEndings.test(fileName) ||
    activeTypes.test(contentType.replace(/^application\/vnd\..*$/i, ''))
  ) {
    throw new Error('pages, scripts and programs are not published as files');
  }
};
