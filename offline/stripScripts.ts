const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\sas="(?:script|fetch)"[^>]*>/g;
/** Of a slice that was scripts: the next build would put it there again. */
const emptySlice = /<!-- slice-start id="([^"]+)" -->\s*<!-- slice-end id="\1" -->/g;

/** A page as it stands, without the application. */
export const stripScripts = (html: string): string =>
  html.replace(script, '').replace(preload, '').replace(emptySlice, '');
