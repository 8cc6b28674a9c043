import styled from '@emotion/styled';
import { highlightMatches } from './highlightMatches';

type HighlightedTextProps = { text: string; terms: ReadonlySet<string>; language: string };

/** A text with the matches of a query highlighted. */
export const HighlightedText = ({ text, terms, language }: HighlightedTextProps) =>
  highlightMatches(text, terms, language).map(({ text: segment, isMatch }, at) =>
    isMatch ? <Match key={at}>{segment}</Match> : segment,
  );

const Match = styled.mark({
  background: 'transparent',
  color: 'inherit',
  boxShadow: `inset 0 -0.42em rgba(124, 199, 242, 0.45)`,
});
