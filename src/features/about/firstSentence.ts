/** The first sentence of a text, in any script: a list of pages has a line of each. */
export const firstSentence = (text: string): string =>
  /^.*?(?:[.!?…؟](?=\s|$)|[。！？])/su.exec(text)?.[0] ?? text;
