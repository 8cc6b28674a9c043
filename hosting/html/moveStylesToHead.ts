const styleTag = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Moves Emotion's style elements from the body into one element in the head: HTML does not allow them in the body.
 * Emotion does the same in the browser before hydration and finds its rules by the ids in `data-emotion`. Idempotent.
 */
export const moveStylesToHead = (html: string): string => {
  const bodyStart = html.indexOf('<body');
  const headEnd = html.indexOf('</head>');
  if (bodyStart === -1 || headEnd === -1) return html;
  const globals = new Map<string, string>();
  const ids: string[] = [];
  const rules: string[] = [];
  const head = html.slice(0, headEnd);
  const seen = new Set(
    [...head.matchAll(styleTag)].flatMap(([, attribute = '']) => attribute.split(' ').slice(1)),
  );

  const body = html.slice(bodyStart).replace(styleTag, (_whole, attribute: string, css: string) => {
    const [key = '', ...itsIds] = attribute.split(' ');
    if (itsIds.every((id) => seen.has(id))) return '';
    if (key !== 'css') {
      globals.set(attribute, css);
    } else {
      itsIds.forEach((id) => seen.add(id));
      ids.push(...itsIds);
      rules.push(css);
    }
    return '';
  });
  const elements = [...globals].map(
    ([attribute, css]) => `<style data-emotion="${attribute}">${css}</style>`,
  );
  if (ids.length > 0) {
    elements.push(`<style data-emotion="css ${ids.join(' ')}">${rules.join('')}</style>`);
  }
  return `${head}${elements.join('')}${html.slice(headEnd, bodyStart)}${body}`;
};
