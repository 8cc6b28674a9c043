import type { TargetStatus } from '../targets/mirrorReleases';
import { html, type Html } from '../pages/html';
import { ago, plural, took } from '../pages/words';

const stateOf = (
  { isCurrent, error, release, at, failures, retryAt }: TargetStatus,
  now: number,
): Html => {
  if (isCurrent) {
    return html`<span><span class="tag">current</span> ${release}</span
      ><span class="soft">${at !== undefined && ago(at, now)}</span>`;
  }
  const since = release === undefined ? 'has no release yet' : `serves ${release}`;
  if (error === undefined) return html`<span>${since}, the current one is on its way</span>`;
  return html`<span><span class="tag bad">behind</span> ${since}: ${error}</span
    ><span class="soft"
      >${plural(failures, 'attempt')}${retryAt !== undefined && `, tried again in ${took(retryAt - now)}`}</span
    >`;
};

/** The object stores that releases are mirrored to, and whether each has the current one. */
export const targetsSection = (targets: readonly TargetStatus[], now: number): Html =>
  html`<h2>Object stores</h2>
    <ol class="plain">
      ${targets.map(
        (target) =>
          html`<li>${stateOf(target, now)}<small class="wide">${target.name}</small></li>`,
      )}
    </ol>`;
