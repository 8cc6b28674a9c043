import { element } from '../../pages/dom';
import { blocksOf, changesBetween, type Block, type Change } from './blocks';

const frameOf = (id: string): HTMLIFrameElement | undefined =>
  document.querySelector<HTMLIFrameElement>(`iframe#${id}`) ?? undefined;

const button = (id: string): HTMLButtonElement | undefined =>
  document.querySelector<HTMLButtonElement>(`button#${id}`) ?? undefined;

const loaded = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((done) => {
    const { contentDocument: page } = frame;
    if (page?.readyState === 'complete' && page.URL !== 'about:blank') done();
    else frame.addEventListener('load', () => done(), { once: true });
  });

const outlines = { before: '3px dashed #b3261e', after: '3px solid #1a7f4b' } as const;
type Side = keyof typeof outlines;

const outline = (blocks: readonly Block[], side: Side): void => {
  for (const { element: changed } of blocks) {
    if (!('style' in changed)) continue;
    const { style } = changed as HTMLElement;
    style.outline = outlines[side];
    style.outlineOffset = '3px';
  }
};

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join(' ');

const itemOf = ({ before, after }: Change): HTMLLIElement =>
  element(
    'li',
    {},
    before.length > 0
      ? element('div', {}, 'Before: ', element('del', {}, textOf(before)))
      : undefined,
    after.length > 0 ? element('div', {}, 'After: ', element('ins', {}, textOf(after))) : undefined,
  );

/** Scrolls the other frame to the same share of its height. */
const scrollTogether = (frames: readonly HTMLIFrameElement[]): void => {
  let leader: HTMLIFrameElement | undefined;
  let timer: number | undefined;
  for (const frame of frames) {
    frame.contentWindow?.addEventListener('scroll', () => {
      if (leader !== undefined && leader !== frame) return;
      leader = frame;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (leader = undefined), 150);
      const root = frame.contentDocument?.documentElement;
      if (!root) return;
      const share = root.scrollTop / Math.max(1, root.scrollHeight - root.clientHeight);
      for (const other of frames) {
        const target = other.contentDocument?.documentElement;
        if (other === frame || !target) continue;
        other.contentWindow?.scrollTo({
          top: share * (target.scrollHeight - target.clientHeight),
          behavior: 'instant',
        });
      }
    });
  }
};

const show = (changes: readonly Change[]): void => {
  const found = document.getElementById('found');
  const list = document.getElementById('texts');
  list?.append(...changes.map(itemOf));
  if (changes.length === 0) {
    list?.replaceWith(
      element(
        'p',
        {},
        'No text or picture differs: what changes is not visible, such as a description for search engines.',
      ),
    );
  }
  let shown = -1;
  const go = (step: number): void => {
    shown = (shown + step + changes.length) % changes.length;
    const change = changes[shown];
    if (!change) return;
    for (const [{ element: changed } = {}] of [change.before, change.after]) {
      changed?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (found)
      found.textContent = `Change ${shown + 1} of ${changes.length}: ${textOf(change.after) || 'removed'}`;
  };
  for (const [id, step] of [
    ['previous', -1],
    ['next', 1],
  ] as const) {
    const control = button(id);
    if (!control) continue;
    control.disabled = changes.length === 0;
    control.addEventListener('click', () => go(shown < 0 && step < 0 ? 0 : step));
  }
  if (found)
    found.textContent = `${changes.length} change${changes.length === 1 ? '' : 's'} in texts and pictures`;
};

const watchSide = (): void => {
  const frames = document.getElementById('frames');
  button('side')?.addEventListener('click', ({ currentTarget }) => {
    const isAfter = frames?.dataset.shown !== 'after';
    if (frames) frames.dataset.shown = isAfter ? 'after' : 'before';
    (currentTarget as HTMLButtonElement).setAttribute('aria-pressed', String(isAfter));
  });
};

const compare = async (): Promise<void> => {
  watchSide();
  const [before, after] = [frameOf('before'), frameOf('after')];
  const frames = [before, after].flatMap((frame) => frame ?? []);
  await Promise.all(frames.map(loaded));
  const blocks = [before, after].map((frame) =>
    frame?.contentDocument ? blocksOf(frame.contentDocument) : [],
  );
  const changes = changesBetween(blocks[0] ?? [], blocks[1] ?? []);
  // A page that comes or goes has no part that differs from another.
  if (frames.length === 2) {
    for (const change of changes) {
      outline(change.before, 'before');
      outline(change.after, 'after');
    }
    scrollTogether(frames);
  }
  show(changes);
};

void compare();
