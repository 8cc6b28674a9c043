/**
 * Removes the null bytes that React 18 writes where a multi-byte character does not fit its buffer
 * (facebook/react#24985). They would cause a hydration mismatch and a full client render.
 */
export const removeNullBytes = (html: string): string => html.replaceAll('\0', '');
