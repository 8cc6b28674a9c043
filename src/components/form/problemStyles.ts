import styled from '@emotion/styled';
import { color, size, space } from '../../theme/tokens';

/** The summary of problems above the form. */
export const Summary = styled.div({
  padding: space(2.5),
  borderInlineStart: `3px solid ${color.signal}`,
  background: color.mist,
  '& p': { fontWeight: 600 },
  '& ul': { marginTop: space(1), paddingInlineStart: '1.2em' },
  '& a': { display: 'inline-block', paddingBlock: 3 },
});

/** The problem of a field. */
export const Problem = styled.p({
  color: color.signalText,
  fontSize: size.meta,
  fontWeight: 500,
});
