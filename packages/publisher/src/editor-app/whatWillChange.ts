import type { DryRun } from '../dry-run/types';
import { element, outerLink } from '../pages/dom';
import { failureTitle } from '../dry-run/failureTitle';
import { placeList } from './pageList';
import type { AppParameters } from './parameters';

/** Milliseconds between looks at a dry run. */
const interval = 1000;
/** Pages in the list of the sidebar; the publisher's own page has all. */
const shownPages = 20;

const doing: Readonly<Record<Exclude<DryRun['state'], 'done' | 'failed'>, string>> = {
  waiting: 'Waiting for a publication to end.',
  building: 'Building the site with the draft.',
  comparing: 'Comparing the pages.',
};

const request = async (
  { publisherUrl, token }: AppParameters,
  path: string,
  init?: RequestInit,
): Promise<DryRun> => {
  const response = await fetch(new URL(path, publisherUrl), {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The publisher answers ${response.status}.`);
  return (await response.json()) as DryRun;
};

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, interval));

const resultOf = (run: DryRun, parameters: AppParameters): HTMLElement[] => {
  if (run.state === 'failed') {
    return [element('h2', {}, failureTitle(run)), element('p', {}, run.error)];
  }
  const pages = run.result?.pages ?? [];
  const sites = new Set(pages.map(({ site }) => site)).size;
  const count = `${pages.length} page${pages.length === 1 ? '' : 's'}`;
  const more = pages.length - shownPages;
  return [
    element('h2', {}, pages.length === 0 ? 'No page would change' : `${count} would change`),
    ...(sites > 1 ? [element('p', {}, `On ${sites} sites.`)] : []),
    element(
      'p',
      {},
      outerLink(
        new URL(`/changes/${run.key}`, parameters.publisherUrl).href,
        'See before and after',
      ),
    ),
    placeList(pages.slice(0, shownPages), parameters),
    ...(more > 0 ? [element('p', { className: 'soft' }, `and ${more} more`)] : []),
  ];
};

/** The button "What will change…" and, below it, the pages that publishing the draft of an entry would write. */
export const whatWillChange = (
  entryId: string,
  parameters: AppParameters,
): { button: HTMLButtonElement; section: HTMLElement } => {
  const button = element('button', { type: 'button' }, 'What will change…');
  const section = element('section', { id: 'changes', role: 'status' });
  const ask = async (): Promise<void> => {
    const body = JSON.stringify({ entries: [entryId] });
    let run = await request(parameters, '/dry-runs', { method: 'POST', body });
    while (run.state !== 'done' && run.state !== 'failed') {
      const text = doing[run.state];
      // An unchanged text is not announced again.
      if (section.textContent !== text) section.replaceChildren(element('p', {}, text));
      await pause();
      run = await request(parameters, `/dry-runs/${run.key}`);
    }
    section.replaceChildren(...resultOf(run, parameters));
  };
  button.addEventListener('click', () => {
    button.disabled = true;
    ask()
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        section.replaceChildren(element('p', {}, `It could not be found out: ${message}`));
      })
      .finally(() => {
        button.disabled = false;
      });
  });
  return { button, section };
};
