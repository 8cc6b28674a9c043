import styled from '@emotion/styled';
import { media } from '../theme/media';
import { color, duration, size, space } from '../theme/tokens';
import { Icon, type IconName } from './Icon';
import { LinkTo } from './LinkTo';

type ButtonProps = { children: string } & (
  | { kind: 'link'; link: string; isInNewWindow?: boolean }
  | { kind: 'external-link'; link: string }
  | { kind: 'action'; onClick?: () => void; type?: 'button' | 'submit'; isDisabled?: boolean }
  | { kind: 'download'; url: string; fileName: string }
);

const icons = {
  link: 'arrow',
  'external-link': 'arrowOut',
  action: 'arrow',
  download: 'download',
} as const satisfies Record<ButtonProps['kind'], IconName>;

/** A link, an external link in a new tab, an action, or a download, styled as a button. */
export const Button = ({ children, ...props }: ButtonProps) => {
  const content = (
    <>
      <span>{children}</span>
      <Icon name={icons[props.kind]} />
    </>
  );
  switch (props.kind) {
    case 'link':
      return (
        <ButtonLink link={props.link} isInNewWindow={props.isInNewWindow}>
          {content}
        </ButtonLink>
      );
    case 'external-link':
      return (
        <ButtonLink link={props.link} isInNewWindow>
          {content}
        </ButtonLink>
      );
    case 'download':
      return (
        <ButtonAnchor href={props.url} download={props.fileName}>
          {content}
        </ButtonAnchor>
      );
    case 'action':
      return (
        <PlainButton
          type={props.type ?? 'button'}
          onClick={props.onClick}
          disabled={props.isDisabled}
          data-quiet={props.type === undefined || undefined}
        >
          {content}
        </PlainButton>
      );
  }
};

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: 52,
  padding: `${space(1.5)} ${space(3)}`,
  border: `1.5px solid ${color.ink}`,
  borderRadius: 2,
  background: color.ink,
  color: color.paper,
  fontSize: size.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `background ${duration.quick}ms, color ${duration.quick}ms, border-color ${duration.quick}ms`,
  [media.hover]: { '&:hover': { background: color.signalText, borderColor: color.signalText } },
  '&[data-quiet]:not(:hover)': { background: 'transparent', color: color.ink },
  '&:disabled': { opacity: 0.6, cursor: 'progress' },
} as const;

const ButtonLink = styled(LinkTo)(look);
const ButtonAnchor = styled.a(look);
const PlainButton = styled.button(look);
