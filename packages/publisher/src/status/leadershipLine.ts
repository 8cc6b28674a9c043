import { html, type Html } from '../pages/html';
import type { Status } from './readStatus';

/** Who builds, and whether the queue answers; nothing for the embedded queue. */
export const leadershipLine = ({ leadership }: Status): Html | undefined => {
  if (leadership === undefined) return undefined;
  const { self, leader, isLeader, problem } = leadership;
  if (problem !== undefined) {
    return html`<p class="soft">
      The queue does not answer, so webhooks are refused and sent again later: ${problem}. ${self}
      tries again.
    </p>`;
  }
  if (isLeader) return html`<p class="soft">${self} builds. Others wait as standby.</p>`;
  return html`<p class="soft">
    ${self} waits as standby.
    ${leader === undefined ? 'No publisher builds at the moment.' : `${leader} builds.`}
  </p>`;
};
