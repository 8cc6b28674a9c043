import { useEffect, useState } from 'react';

/** Milliseconds without input until the controls of a playing video fade. */
const idleAfter = 2500;

const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];

/** Whether a playing video has had no pointer or keyboard input for a while. */
export const useIdle = (stage: HTMLElement, isPlaying: boolean): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    let timer = 0;
    const wake = () => {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), idleAfter);
    };
    const controller = new AbortController();
    for (const name of inputs) stage.addEventListener(name, wake, { signal: controller.signal });
    wake();
    return () => {
      controller.abort();
      clearTimeout(timer);
      setIsIdle(false);
    };
  }, [stage, isPlaying]);
  return isIdle;
};
