const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const preload = /<link\b[^>]*\sas="(?:script|fetch)"[^>]*>/g;

/** A page as it stands, without the application. */
export const withoutScripts = (html: string): string =>
  html.replace(script, '').replace(preload, '');
