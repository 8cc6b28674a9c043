import type { Page } from '@playwright/test';
import { setPreferences } from '../../support/setPreferences';

const animations = (): string[] =>
  document.getAnimations().flatMap((animation) => {
    const { duration = 0, iterations = 1 } = animation.effect?.getComputedTiming() ?? {};
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const name = `${target?.tagName.toLowerCase() ?? ''}.${target?.className.toString().slice(0, 30) ?? ''}`;
    return animation.playState === 'running' ? [`${name}|${Number(duration)}|${iterations}`] : [];
  });

/** What changes in half a second in which nobody does anything; more where a busy processor delays the timers of the page. */
const changesByItself = async (): Promise<string[]> => {
  const changed = new Map<Node, number>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.set(target, (changed.get(target) ?? 0) + 1);
  });
  observer.observe(document.body, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (let waits = 0; waits < 8; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 65));
  }
  observer.disconnect();
  return [...changed].filter(([, times]) => times > 2).map(([node]) => node.nodeName.toLowerCase());
};

/**
 * Motion that begins by itself and does not end within five seconds, whatever plays by itself, and motion in spite of the
 * preference for less of it.
 */
export const motionFaults = async (page: Page): Promise<string[]> => {
  // First, because what begins without the preference goes on with it.
  await setPreferences(page, { reducedMotion: 'reduce' });
  const inSpite = await page.evaluate(animations);
  const isSmooth = await page.evaluate(
    () => getComputedStyle(document.documentElement).scrollBehavior === 'smooth',
  );
  await setPreferences(page, { reducedMotion: 'no-preference' });
  const running = await page.evaluate(animations);
  const changing = await page.evaluate(changesByItself);
  const playing = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMediaElement>('video, audio')].filter(
        ({ paused, autoplay }) => !paused || autoplay,
      ).length,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const parts = (line: string) => line.split('|') as [string, string, string];
  return [
    ...running.flatMap((line) => {
      const [name, duration, iterations] = parts(line);
      return Number(duration) * Number(iterations) > 5000
        ? [`moves without an end (2.2.2): ${name}`]
        : [];
    }),
    ...changing.map((name) => `changes by itself (2.2.2): ${name}`),
    ...(playing > 0 ? ['a film or a sound plays by itself (1.4.2)'] : []),
    ...inSpite.flatMap((line) => {
      const [name, duration] = parts(line);
      return Number(duration) > 50 ? [`moves in spite of the preference (2.3.3): ${name}`] : [];
    }),
    ...(isSmooth ? ['scrolls smoothly in spite of the preference (2.3.3)'] : []),
  ];
};
