const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\sas="(?:script|fetch)"[^>]*>/g;
/** The markers of a slice of scripts, without which the next build does not inline it again. */
const emptySlice = /<!-- slice-start id="([^"]+)" -->\s*<!-- slice-end id="\1" -->/g;

/** Removes scripts, preloads and empty slices from a page, which then stays static. */
export const stripScripts = (html: string): string =>
  html.replace(script, '').replace(preload, '').replace(emptySlice, '');
