import type { Accelerator } from './accelerator';
import { findMisfit } from './findMisfit';
import { replaceModules } from './replaceModules';

/** Names the accelerators that are on; workers of Gatsby's, which inherit it, do not check again. */
const onVariable = 'ACCELERATORS_ON';

/** Turns all accelerators off. */
export const areOff = ({ GATSBY_PATCHES }: NodeJS.ProcessEnv): boolean => GATSBY_PATCHES === '0';

/** Whether an accelerator has taken hold in this build. */
export const isOn = (name: string): boolean =>
  (process.env[onVariable] ?? '').split(',').includes(name);

/** Turns on the accelerators that fit the packages of the site in `folder`, and says in a line each which do not. */
export const accelerate = (
  accelerators: readonly Accelerator[],
  folder = process.cwd(),
  say: (line: string) => void = console.warn,
): void => {
  if (areOff(process.env)) return;
  const tellOff = (name: string, reason: string): void =>
    say(`accelerator ${name} is off: ${reason}`);
  if (process.env[onVariable] === undefined) {
    const on = accelerators.filter((accelerator) => {
      const misfit = findMisfit(accelerator, folder);
      if (misfit) tellOff(accelerator.name, misfit);
      return !misfit;
    });
    process.env[onVariable] = on.map(({ name }) => name).join();
    for (const { start } of on) start?.();
  }
  for (const { name, replacements } of accelerators.filter(({ name }) => isOn(name))) {
    replaceModules(replacements, (reason) => tellOff(name, reason));
  }
};
