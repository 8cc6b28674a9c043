type Document = { topic: string; payload: unknown };

const pointer = /\{\s*(\/[^}\s]+)\s*\}/g;

const valueAt = (document: Document, path: string): unknown =>
  path
    .slice(1)
    .split('/')
    .reduce<unknown>(
      (value, step) =>
        (value as Record<string, unknown> | undefined | null)?.[
          step.replace(/~1/g, '/').replace(/~0/g, '~')
        ],
      document,
    );

const fill = (text: string, document: Document): unknown => {
  const [whole, path] = new RegExp(`^${pointer.source}$`).exec(text) ?? [];
  if (whole !== undefined && path !== undefined) return valueAt(document, path) ?? null;
  return text.replace(pointer, (_match, inner: string) => {
    const value = valueAt(document, inner);
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  });
};

/** Renders the body template of a webhook: replaces JSON pointers such as `{ /payload/sys/id }` with their values. */
export const transformBody = (template: unknown, document: Document): unknown => {
  if (typeof template === 'string') return fill(template, document);
  if (Array.isArray(template)) return template.map((item) => transformBody(item, document));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [key, transformBody(value, document)]),
  );
};
