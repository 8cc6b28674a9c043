import styled from '@emotion/styled';
import { color, size, space } from '../../theme/tokens';

/** What is wrong with a form, in front of it. */
export const Summary = styled.div({
  padding: space(2.5),
  borderLeft: `3px solid ${color.signal}`,
  background: color.mist,
  '& p': { fontWeight: 600 },
  '& ul': { marginTop: space(1), paddingLeft: '1.2em' },
  '& a': { display: 'inline-block', paddingBlock: 3 },
});

/** What is wrong with a field, beside it. */
export const Problem = styled.p({
  color: color.signalText,
  fontSize: size.meta,
  fontWeight: 500,
});
