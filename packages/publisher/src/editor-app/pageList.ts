import type { LivePages } from '../entries/entryStatus';
import { element, outerLink } from '../pages/dom';
import { pageAddress, type AppParameters } from './parameters';

type Place = { path: string; site?: string };

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const shareTexts = {
  header: 'in the header of',
  footer: 'in the footer of',
  all: 'on',
} as const;

const placeItem = ({ path }: Place, { siteUrl, previewUrl }: AppParameters): HTMLLIElement =>
  element(
    'li',
    {},
    siteUrl === undefined ? path : outerLink(pageAddress(siteUrl, path), path),
    previewUrl === undefined ? undefined : ' ',
    previewUrl === undefined
      ? undefined
      : Object.assign(outerLink(pageAddress(previewUrl, path), 'preview'), {
          className: 'soft',
          ariaLabel: `Preview of ${path}`,
        }),
  );

/** The pages in a list. */
export const placeList = (places: readonly Place[], parameters: AppParameters): HTMLUListElement =>
  element('ul', {}, ...places.map((place) => placeItem(place, parameters)));

/** The pages that show an entry: its own first, the others folded. */
export const pageList = (live: LivePages, parameters: AppParameters): HTMLElement => {
  const { own, others, othersCount, shares } = live;
  const more = othersCount - others.length;
  return element(
    'section',
    { id: 'pages' },
    own.length > 0 ? element('h2', {}, plural(own.length, 'page')) : undefined,
    own.length > 0 ? placeList(own, parameters) : undefined,
    othersCount + shares.length > 0
      ? element(
          'details',
          { open: own.length === 0 },
          element('summary', {}, own.length > 0 ? 'Shown or linked elsewhere' : 'Shown or linked'),
          element(
            'ul',
            {},
            ...shares.map(({ site, share, pageCount }) =>
              element('li', {}, `${shareTexts[share]} all ${plural(pageCount, 'page')} of ${site}`),
            ),
          ),
          placeList(others, parameters),
          more > 0 ? element('p', { className: 'soft' }, `and ${more} more`) : undefined,
        )
      : undefined,
  );
};
