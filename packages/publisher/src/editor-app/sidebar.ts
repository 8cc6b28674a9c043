import type { SidebarAppSDK } from '@contentful/app-sdk';
import type { EntryStatus } from '../entries/entryStatus';
import { describe, type EditedEntry } from './describe';
import { element, outerLink } from '../pages/dom';
import { pageList } from './pageList';
import { pageAddress, readParameters, type AppParameters } from './parameters';
import { undo } from './undo';
import { whatWillChange } from './whatWillChange';

/** Milliseconds between requests, while something is under way and otherwise. */
const busyInterval = 2000;
const calmInterval = 15_000;

const fetchStatus = async (
  { publisherUrl, token }: AppParameters,
  id: string,
): Promise<EntryStatus> => {
  const response = await fetch(new URL(`/entries/${encodeURIComponent(id)}`, publisherUrl), {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 401) {
    throw new Error('The publisher rejects the token of this app: correct it in its installation.');
  }
  if (!response.ok) throw new Error(`The publisher answers ${response.status}.`);
  return (await response.json()) as EntryStatus;
};

const editedEntry = ({ entry }: SidebarAppSDK): EditedEntry => {
  const { publishedAt, publishedVersion, version } = entry.getSys();
  return {
    publishedAt: publishedVersion === undefined ? undefined : publishedAt,
    // Publishing raises the version by one.
    hasDraft: publishedVersion === undefined || version > publishedVersion + 1,
  };
};

/** Shows where the entry is live and what holds it up, and keeps that up to date. */
export const startSidebar = (sdk: SidebarAppSDK): void => {
  const { ids, parameters: given, uiLanguageLocale } = sdk;
  const parameters = readParameters(given.installation, location.origin);
  const dates = new Intl.DateTimeFormat(uiLanguageLocale || 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const format = (time: number | string): string => dates.format(new Date(time));
  const state = element('section', { id: 'state', role: 'status' });
  const pages = element('div');
  const undoButton = element('button', { type: 'button' }, 'Undo the last publication…');
  undoButton.addEventListener('click', () => {
    undoButton.disabled = true;
    undo(sdk, format)
      .catch((error: unknown) => sdk.notifier.error(`It was not undone: ${String(error)}`))
      .finally(() => {
        undoButton.disabled = false;
      });
  });
  // The actions stay in place, so that they keep the focus.
  const previewLink = outerLink('#', 'Open the preview');
  const changes = whatWillChange(ids.entry, parameters);
  const actions = element('div', { className: 'actions' }, changes.button, previewLink, undoButton);
  changes.button.hidden = true;
  previewLink.hidden = true;
  undoButton.hidden = true;
  document.body.append(element('main', {}, state, actions, changes.section, pages));
  sdk.window.startAutoResizer();

  let shown = '';
  const show = (status: EntryStatus): void => {
    const entry = editedEntry(sdk);
    const { tone, headline, lines } = describe(status, entry, format);
    // Unchanged parts keep their focus and are not announced again.
    const key = JSON.stringify([tone, headline, lines, status.live, status.hasDryRuns, entry]);
    if (key === shown) return;
    shown = key;
    state.className = tone;
    state.replaceChildren(
      element('h1', {}, headline),
      ...lines.map((line) => element('p', {}, line)),
    );
    const { live } = status;
    const [first] = live?.own ?? [];
    const path = first?.path ?? live?.others[0]?.path ?? '/';
    const { previewUrl } = parameters;
    if (previewUrl !== undefined) previewLink.href = pageAddress(previewUrl, path);
    previewLink.hidden = previewUrl === undefined;
    undoButton.hidden = entry.publishedAt === undefined;
    changes.button.hidden = !(status.hasDryRuns && entry.hasDraft);
    pages.replaceChildren(...(live ? [pageList(live, parameters)] : []));
  };

  let timer: number | undefined;
  let current = 0;
  const update = async (): Promise<void> => {
    window.clearTimeout(timer);
    const number = ++current;
    let interval = calmInterval;
    try {
      const status = await fetchStatus(parameters, ids.entry);
      if (number !== current) return;
      const publishedAt = editedEntry(sdk).publishedAt ?? '';
      const isBehind = publishedAt.slice(0, 19) > (status.live?.publishedAt ?? '').slice(0, 19);
      if (status.pending || status.run || isBehind) interval = busyInterval;
      show(status);
    } catch (error) {
      if (number !== current) return;
      shown = '';
      state.className = 'bad';
      const message = error instanceof Error ? error.message : String(error);
      state.replaceChildren(
        element('h1', {}, 'The publisher does not answer'),
        element('p', {}, message),
      );
    }
    timer = window.setTimeout(() => void update(), interval);
  };
  // Calls at once, and after each save and publication.
  sdk.entry.onSysChanged(() => void update());
};
