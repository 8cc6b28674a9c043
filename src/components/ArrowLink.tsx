import styled from '@emotion/styled';
import { media } from '../theme/media';
import { color, duration, ease, space } from '../theme/tokens';
import { Icon } from './Icon';
import { LinkTo } from './LinkTo';

type ArrowLinkProps = {
  link: string;
  children: string;
  isInNewWindow?: boolean;
  'aria-label'?: string;
};

/** A link on a line of its own, with an arrow that moves on hover. */
export const ArrowLink = ({ children, ...props }: ArrowLinkProps) => (
  <StyledLink {...props}>
    <span>{children}</span>
    <Icon name={props.isInNewWindow ? 'arrowOut' : 'arrow'} />
  </StyledLink>
);

const StyledLink = styled(LinkTo)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 44,
  fontWeight: 600,
  textDecoration: 'none',
  '& > span': {
    backgroundImage: `linear-gradient(${color.signal}, ${color.signal})`,
    backgroundSize: '100% 2px',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    paddingBottom: 3,
  },
  '& > svg': { transition: `transform ${duration.quick}ms ${ease}` },
  [media.hover]: { '&:hover > svg': { transform: 'translateX(calc(4px * var(--direction, 1)))' } },
});
