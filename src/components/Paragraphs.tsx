/** Renders plain text whose paragraphs are separated by empty lines. */
export const Paragraphs = ({ children }: { children: string }) =>
  children
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>);
