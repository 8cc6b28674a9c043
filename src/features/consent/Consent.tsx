import styled from '@emotion/styled';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConsentDialog, ConsentLabels, PrivacyLink } from './ConsentDialog';
import { readConsent, subscribeToConsent } from '../../runtime/consentStore';

type ConsentProps = {
  labels: ConsentLabels & { readonly cookieSettings: string };
  privacyLink?: PrivacyLink;
};

const isUnanswered = (): boolean => readConsent() === undefined;

/**
 * Opens the consent dialog while there is no stored choice, and by a button afterwards. The dialog is a separate chunk,
 * loaded when it opens.
 */
export const Consent = ({ labels, privacyLink }: ConsentProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof ConsentDialog>();
  const [isReopened, setIsReopened] = useState(false);
  const isFirstTime = useSyncExternalStore(subscribeToConsent, isUnanswered, () => false);
  const isShown = isFirstTime || isReopened;

  useEffect(() => {
    if (!isShown || Dialog) return;
    let isGone = false;
    void import('./ConsentDialog').then((module) => {
      if (!isGone) setDialog(() => module.ConsentDialog);
    });
    return () => {
      isGone = true;
    };
  }, [isShown, Dialog]);

  const handleClose = () => {
    setIsReopened(false);
    const next = isReopened ? opener.current : document.getElementById('content');
    next?.focus({ preventScroll: !isReopened });
  };

  return (
    <>
      <Opener ref={opener} type="button" onClick={() => setIsReopened(true)}>
        {labels.cookieSettings}
      </Opener>
      {isShown && Dialog && (
        <Dialog
          key={String(isReopened)}
          labels={labels}
          privacyLink={privacyLink}
          isReopened={isReopened}
          onClose={handleClose}
        />
      )}
    </>
  );
};

const Opener = styled.button({
  padding: '6px 0',
  border: 0,
  background: 'transparent',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
});
