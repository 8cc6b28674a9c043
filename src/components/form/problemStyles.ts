import styled from '@emotion/styled';
import { color, size, space } from '../../theme/tokens';

/** The summary of problems above the form. */
export const Summary = styled.div({
  padding: space(2.5),
  borderInlineStart: `3px solid ${color.signal}`,
  background: color.mist,
  '& p': { fontWeight: 600 },
  '& ul': { marginTop: space(1), paddingInlineStart: '1.2em' },
  '& li': { marginTop: 3 },
  // The bullet stands beside the first line of a link.
  '& a': { display: 'inline-block', paddingBlock: 3, marginTop: -3, verticalAlign: 'top' },
});

/** The problem of a field. */
export const Problem = styled.p({
  color: color.signalText,
  fontSize: size.meta,
  fontWeight: 500,
});
