import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LinkTo } from '../../components/LinkTo';
import { media } from '../../theme/media';
import { color, size, space } from '../../theme/tokens';
import { chooseAll, consentCategories, type ConsentChoice } from '../../runtime/consentChoice';
import { consentContainerId } from './consentContainer';
import { readConsent, rememberConsent } from '../../runtime/consentStore';

export type ConsentLabels = {
  readonly consentTitle: string;
  readonly consentText: string;
  readonly consentAccept: string;
  readonly consentRefuse: string;
  readonly consentChoose: string;
  readonly consentSave: string;
  readonly consentAnalytics: string;
  readonly consentMarketing: string;
};

export type PrivacyLink = { readonly title: string; readonly href: string };

type ConsentDialogProps = {
  labels: ConsentLabels;
  privacyLink?: PrivacyLink;
  /** Opened by the visitor, to change a choice. */
  isReopened: boolean;
  onClose: () => void;
};

const labelKeys = { analytics: 'consentAnalytics', marketing: 'consentMarketing' } as const;

/** The consent dialog at the bottom of the page. It is not modal, and rejecting takes one click. */
export const ConsentDialog = ({ labels, privacyLink, isReopened, onClose }: ConsentDialogProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const [choice, setChoice] = useState(() => readConsent()?.choice ?? chooseAll(false));
  const [isChoosing, setIsChoosing] = useState(isReopened);

  useEffect(() => {
    if (!isReopened) return;
    title.current?.focus();
    const handleKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isReopened, onClose]);

  const handleChoice = (made: ConsentChoice) => {
    rememberConsent(made);
    onClose();
  };
  const place = document.getElementById(consentContainerId);
  if (!place) return null;
  return createPortal(
    <>
      <Global styles={{ html: { scrollPaddingBottom: '50vh' } }} />
      <Dialog open aria-labelledby="consent-title" aria-describedby="consent-text">
        <h2 id="consent-title" ref={title} tabIndex={-1}>
          {labels.consentTitle}
        </h2>
        <p id="consent-text">
          {labels.consentText}{' '}
          {privacyLink && <LinkTo link={privacyLink.href}>{privacyLink.title}</LinkTo>}
        </p>
        {isChoosing && (
          <Choices>
            {consentCategories.map((category) => (
              <label key={category}>
                <input
                  type="checkbox"
                  checked={choice[category]}
                  onChange={({ target }) => setChoice({ ...choice, [category]: target.checked })}
                />
                {labels[labelKeys[category]]}
              </label>
            ))}
          </Choices>
        )}
        <Buttons>
          <Answer type="button" onClick={() => handleChoice(chooseAll(false))}>
            {labels.consentRefuse}
          </Answer>
          <Answer type="button" onClick={() => handleChoice(chooseAll(true))}>
            {labels.consentAccept}
          </Answer>
          <Choose
            type="button"
            onClick={() => (isChoosing ? handleChoice(choice) : setIsChoosing(true))}
          >
            {isChoosing ? labels.consentSave : labels.consentChoose}
          </Choose>
        </Buttons>
      </Dialog>
    </>,
    place,
  );
};

const Dialog = styled.dialog({
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: 'none',
  maxHeight: '75vh',
  margin: 0,
  padding: `${space(2.5)} 20px`,
  overflowY: 'auto',
  border: 0,
  borderTop: `3px solid ${color.signal}`,
  background: color.white,
  color: color.ink,
  fontSize: size.meta,
  boxShadow: '0 -8px 32px rgba(20, 33, 29, 0.14)',
  '& h2': { fontSize: size.h4, '&:focus': { outline: 'none' } },
  '& p': { marginTop: space(1), color: color.inkSoft },
  [media.md]: {
    inset: 'auto',
    bottom: space(3),
    insetInlineStart: space(3),
    width: 440,
    padding: space(3),
    border: `1px solid ${color.line}`,
    borderTop: `3px solid ${color.signal}`,
  },
});

const Choices = styled.div({
  marginTop: space(1.5),
  borderTop: `1px solid ${color.line}`,
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    minHeight: 44,
    borderBottom: `1px solid ${color.line}`,
  },
  '& input': { width: 20, height: 20, margin: 0, accentColor: color.ink },
});

const Buttons = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(1),
  marginTop: space(2),
});

const Answer = styled.button({
  minHeight: 48,
  padding: `${space(1)} ${space(2)}`,
  border: `1.5px solid ${color.ink}`,
  borderRadius: 2,
  background: color.ink,
  color: color.paper,
  fontWeight: 600,
  [media.hover]: { '&:hover': { background: color.signalText, borderColor: color.signalText } },
});

const Choose = styled(Answer)({
  gridColumn: '1 / -1',
  background: 'transparent',
  color: color.ink,
  [media.hover]: { '&:hover': { color: color.white } },
});
