import { formsSection } from './formsSection';
import { html, Html } from '../pages/html';
import { missesSection } from './missesSection';
import { leadershipLine } from './leadershipLine';
import type { Status, StatusProblem } from './readStatus';
import { statusScript } from './statusHeaders';
import { statusStyles } from './statusStyles';
import { targetsSection } from './targetsSection';
import { plainTheme } from '../pages/theme';
import type { StatusPageOptions } from './statusPageOptions';
import { toolPage } from '../pages/toolPage';
import { headline, verbOf } from './words';
import { ago, plural, took } from '../pages/words';

/** Must match its CSP hash below exactly, or the browser blocks it. */
const scriptElement = new Html(`<script>${statusScript}</script>`);

const order = ['queued', 'building', 'checking', 'releasing', 'live'] as const;
const stepNames = {
  queued: 'Received',
  building: 'Built',
  checking: 'Checked',
  releasing: 'Released',
  live: 'Live',
};

const stepList = ({ state }: Status): Html => {
  const at = state === 'idle' ? 5 : state === 'failed' ? 2 : order.indexOf(state);
  const classOf = (index: number): string => {
    if (index < at) return 'done';
    if (index > at) return '';
    return state === 'failed' ? 'stop' : 'now';
  };
  return html`<ol class="steps" aria-label="The way of a change">
    ${order.map(
      (step, index) =>
        html`<li class="${classOf(index)}" ${index === at ? html`aria-current="step"` : ''}>
          ${stepNames[step]}
        </li>`,
    )}
  </ol>`;
};

const problem = ({ message, address, entryName }: StatusProblem): Html =>
  html`<li>
    <span>${message}</span>${address && html`<a href="${address}">Open ${entryName ?? 'it'}</a>`}
  </li>`;

const failureOf = ({ failure, now }: Status): Html | undefined =>
  failure &&
  html`<div class="fault">
    <p>Visitors keep the last good release. Problems to fix:</p>
    ${
      failure.problems.length > 0
        ? html`<ul class="plain">
            ${failure.problems.slice(0, 30).map(problem)}
          </ul>`
        : html`<p>${failure.error}</p>`
    }
    ${
      failure.log &&
      html`<details>
        <summary>The last lines of the build</summary>
        <pre>${failure.log.join('\n')}</pre>
      </details>`
    }
    ${failure.retryAt !== undefined && html`<p class="soft">It is tried again in ${took(failure.retryAt - now)}.</p>`}
  </div>`;

const lead = (status: Status): Html => {
  const { run, current, now, nextAt, state, stoppedBy } = status;
  if (stoppedBy !== undefined) {
    return html`<p class="lead">
      Changes are kept, but none is published until a developer starts it again: ${stoppedBy}
    </p>`;
  }
  if (run) {
    const share = Math.round(run.share * 100);
    return html`<p class="lead">
        ${run.doing ?? 'Starting'}, for
        ${took(now - run.startedAt)}${run.attempt > 1 && `, attempt ${run.attempt}`}.
      </p>
      <div
        class="bar"
        role="progressbar"
        aria-label="Progress"
        aria-valuenow="${share}"
        aria-valuemin="0"
        aria-valuemax="100"
      >
        <div style="width:${share}%"></div>
      </div>`;
  }
  const [release] = status.openReleases ?? [];
  if (state === 'queued' && release) {
    return html`<p class="lead">
      A release of Contentful is being published: ${plural(release.entities, 'change')} of it so
      far. The build begins when it is complete, in ${took(release.until - now)} at the latest.
    </p>`;
  }
  if (state === 'queued' && nextAt !== undefined) {
    return html`<p class="lead">
      The build begins when no more changes come in, in ${took(nextAt - now)} at the latest.
    </p>`;
  }
  if (!current) return html`<p class="lead">The first build makes the first release.</p>`;
  const note = current.isRolledBack ? ', gone back to by hand' : '';
  return html`<p class="lead">
    Visitors see ${plural(current.pageCount, 'page')}, released
    ${ago(current.createdAt, now)}${note}.
  </p>`;
};

const queueSection = ({ queue, queueLength, now }: Status): Html =>
  html`<h2 id="waiting">Waiting</h2>
    <div>
      ${
        queueLength === 0
          ? html`<p class="soft">No change waits to be seen by visitors.</p>`
          : html`<ol class="plain">
                ${queue.map(
                  ({ topic, entity, since, isInRun }) =>
                    html`<li>
                      <a href="${entity.address}">${entity.name ?? `${entity.type} ${entity.id}`}</a
                      ><span class="soft"
                        >${verbOf(topic)} ${ago(since, now)}${isInRun && ', in this build'}</span
                      >
                    </li>`,
                )}
              </ol>
              ${queueLength > queue.length && html`<p class="soft">and ${queueLength - queue.length} more</p>`}`
      }
    </div>`;

const resultsSection = ({ results, waits, now, releases }: Status): Html =>
  html`<h2>Lately</h2>
    <div>
      <dl class="figures">
        <div>
          <dt>half of all changes are seen within</dt>
          <dd>${took(waits.p50)}</dd>
        </div>
        <div>
          <dt>19 of 20 within</dt>
          <dd>${took(waits.p95)}</dd>
        </div>
        <div>
          <dt>${releases.length === 1 ? 'release' : 'releases'} kept</dt>
          <dd>${releases.length}</dd>
        </div>
      </dl>
      <ol class="plain">
        ${results.slice(0, 12).map(
          (result) =>
            html`<li>
              <span
                >${
                  result.outcome === 'live'
                    ? html`<span class="tag">live</span> ${plural(result.waitedCount, 'change')},
                        ${plural(result.pageCount ?? 0, 'page')}`
                    : html`<span class="tag bad">not released</span> ${result.error}`
                }</span
              ><span class="soft"
                >${ago(result.endedAt, now)}, took ${took(result.endedAt - result.startedAt)}</span
              >${
                result.unfinishedReleases &&
                html`<small class="wide"
                  >Contentful did not say that the release ${result.unfinishedReleases.join(', ')}
                  had ended, so it may have gone live in parts. Add the topic ReleaseAction.execute
                  to the webhook.</small
                >`
              }${
                result.waited.length > 0 &&
                html`<small class="wide"
                  >${result.waited
                    .slice(0, 5)
                    .map(
                      ({ entity, milliseconds }) =>
                        `${entity.name ?? entity.id} waited ${took(milliseconds)}`,
                    )
                    .join(' · ')}</small
                >`
              }
            </li>`,
        )}
      </ol>
      ${results.length === 0 && html`<p class="soft">Nothing was built yet.</p>`}
    </div>`;

const reportSection = ({ warnings }: Status): Html =>
  html`<h2>Warnings</h2>
    <div>
      ${
        warnings.length === 0
          ? html`<p class="soft">The last build has no warnings.</p>`
          : html`<details ${warnings.length < 8 ? html`open` : ''}>
              <summary>${plural(warnings.length, 'warning')} of the last build</summary>
              <ul class="plain">
                ${warnings.slice(0, 200).map(problem)}
              </ul>
              ${warnings.length > 200 && html`<p class="soft">and ${warnings.length - 200} more, in <a href="/status.json">status.json</a></p>`}
            </details>`
      }
    </div>`;

/** The status page for editors. Without its script, a reload refreshes it. */
export const statusPage = (
  status: Status,
  { siteName = 'website', theme = plainTheme, hasTranslations }: StatusPageOptions = {},
): string =>
  toolPage({
    title: headline(status),
    theme,
    siteName,
    styles: statusStyles,
    links: html`${hasTranslations && html`<a href="/translations">Translations</a>`}
      <a href="/status.json">status.json</a>`,
    main: html`<div data-part="state">
        <h1 aria-live="polite">${headline(status)}</h1>
        ${lead(status)}${leadershipLine(status)}${failureOf(status)}${stepList(status)}
      </div>
      <section aria-label="Waiting" data-part="queue">${queueSection(status)}</section>
      <section aria-label="Lately" data-part="results">${resultsSection(status)}</section>
      <section aria-label="Warnings" data-part="report">${reportSection(status)}</section>
      ${
        status.targets &&
        html`<section aria-label="Object stores" data-part="targets">
          ${targetsSection(status.targets, status.now)}
        </section>`
      }
      ${
        status.forms &&
        html`<section aria-label="Forms" id="forms" data-part="forms">
          ${formsSection(status.forms, status.now)}
        </section>`
      }
      ${
        status.searches &&
        html`<section aria-label="Searches" id="searches" data-part="searches">
          ${missesSection(status.searches)}
        </section>`
      }`,
    after: scriptElement,
  });
