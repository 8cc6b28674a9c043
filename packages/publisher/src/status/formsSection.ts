import type { FormStatus } from './formDeliveries';
import { html, type Html } from '../pages/html';
import { ago, plural } from '../pages/words';

/** The form action of the resend buttons. */
export const resendPath = '/forms/resend';

const longest = 30;

const deliveriesOf = ({ submissions, waiting, dead }: FormStatus): string => {
  if (waiting > 0)
    return `${plural(waiting, 'delivery', 'deliveries')} under way or to be repeated.`;
  if (dead.length > 0) return 'No delivery is under way.';
  return submissions === 0 ? 'Nothing was submitted yet.' : 'Every submission was delivered.';
};

/** The dead letters of the site's forms, each with a resend button. */
export const formsSection = (forms: FormStatus | { error: string }, now: number): Html =>
  'error' in forms
    ? html`<h2>Forms</h2>
        <p class="soft">The submissions cannot be read: ${forms.error}</p>`
    : html`<h2>Forms</h2>
        <div>
          <p class="soft">${deliveriesOf(forms)}</p>
          ${
            forms.dead.length > 0 &&
            html`<p>
                ${plural(forms.dead.length, 'delivery', 'deliveries')} failed for good. Correct the
                cause, then resend.
              </p>
              <ul class="plain">
                ${forms.dead.slice(0, longest).map(
                  ({ id, connector, attempts, at, error }) =>
                    html`<li>
                      <span
                        ><span class="tag bad">${connector}</span> ${error}<br /><small
                          >${plural(attempts, 'attempt')}, the last ${ago(Date.parse(at), now)} ·
                          submission ${id}</small
                        ></span
                      >
                      <form method="post" action="${resendPath}?id=${encodeURIComponent(id)}">
                        <button aria-label="Resend submission ${id}">Resend</button>
                      </form>
                    </li>`,
                )}
              </ul>
              ${
                forms.dead.length > longest &&
                html`<p class="soft">and ${forms.dead.length - longest} more</p>`
              }`
          }
        </div>`;
