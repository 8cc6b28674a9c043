import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { delayedNavigationEvent } from '../../runtime/delayedNavigation';
import { color } from '../../theme/tokens';

/** A progress bar at the top of the window during navigations that take longer than a second. */
export const LoadingBar = () => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const handleDelay = (event: Event) =>
      setIsShown((event as CustomEvent<{ isDelayed: boolean }>).detail.isDelayed);
    window.addEventListener(delayedNavigationEvent, handleDelay);
    return () => window.removeEventListener(delayedNavigationEvent, handleDelay);
  }, []);
  return isShown ? <Bar data-loading-bar aria-hidden="true" /> : null;
};

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled.div({
  position: 'fixed',
  zIndex: 40,
  top: 0,
  insetInline: 0,
  height: 4,
  background: color.signal,
  transformOrigin: 'var(--start, 0) 0',
  animation: `${grow} 8s cubic-bezier(0.1, 0.8, 0.2, 1) forwards`,
});
