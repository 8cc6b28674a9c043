import styled from '@emotion/styled';
import { findMarks } from './findMarks';

type MarkedTextProps = { text: string; terms: ReadonlySet<string>; language: string };

/** A text with the words marked that a query has found. */
export const MarkedText = ({ text, terms, language }: MarkedTextProps) =>
  findMarks(text, terms, language).map(({ text: piece, isMatch }, at) =>
    isMatch ? <Found key={at}>{piece}</Found> : piece,
  );

const Found = styled.mark({
  background: 'transparent',
  color: 'inherit',
  boxShadow: `inset 0 -0.42em rgba(124, 199, 242, 0.45)`,
});
