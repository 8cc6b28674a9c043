import { stateOf } from '../commands/describe';
import { matchesText } from '../delivery/operators';
import { readNumber, type Query } from '../delivery/queryPaging';
import type { SpaceContext } from '../delivery/spaceContext';
import type { Entity } from '../types';
import { entityTitle } from './entityTitle';
import { html, type Html } from './html';

const perPage = 40;
const states = ['draft', 'changed', 'published', 'archived'] as const;

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

const option = (value: string, text: string, chosen: string | undefined) =>
  html`<option value="${value}" ${value === (chosen ?? '') && html`selected`}>${text}</option>`;

export const stateBadge = (entity: Entity): Html => {
  const state = stateOf(entity);
  return html`<span class="state state-${state}">${state}</span>`;
};

export const dateTime = (iso: string): Html =>
  html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`;

const row = (entity: Entity, { store }: SpaceContext) => {
  const type = store.contentTypes.get(entity.contentTypeId ?? '')?.name ?? 'Asset';
  return html`<tr>
    <th scope="row">
      <a href="/editor/${entity.kind}/${encodeURIComponent(entity.id)}"
        >${entityTitle(entity, store)}</a
      >
    </th>
    <td data-label="Type">${type}</td>
    <td data-label="State">${stateBadge(entity)}</td>
    <td data-label="Changed">${dateTime(entity.updatedAt)}</td>
  </tr>`;
};

const pageUrl = (query: Query, page: number) => {
  const kept = [...query].filter(([name, value]) => value !== '' && name !== 'page');
  return `/?${new URLSearchParams([...kept, ['page', String(page)]]).toString()}`;
};

const pageLinks = (query: Query, page: number, pages: number) =>
  pages > 1 &&
  html`<nav class="pages" aria-label="Pages">
    ${page > 1 && html`<a href="${pageUrl(query, page - 1)}" rel="prev">Newer</a>`}
    <span>Page ${page} of ${pages}</span>
    ${page < pages && html`<a href="${pageUrl(query, page + 1)}" rel="next">Older</a>`}
  </nav>`;

/** Renders the list of entries and assets that match the search form, last updated first. */
export const listPage = (query: Query, context: SpaceContext): Html => {
  const { store } = context;
  const [search = '', type, state] = [query.get('q'), query.get('type'), query.get('state')];
  const found = [...store.list('Entry'), ...store.list('Asset')]
    .filter((entity) => !type || (entity.contentTypeId ?? 'asset') === type)
    .filter((entity) => !state || stateOf(entity) === state)
    .filter(
      ({ id, current }) => search === '' || matchesText([id, ...textsOf(current.fields)], search),
    )
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(pages, readNumber(query, 'page', 1, 1, 1_000_000));
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const types = [...store.contentTypes.values()].sort((a, b) => a.name.localeCompare(b.name));
  return html`<h1>Content</h1>
    <form class="search" role="search" method="get" action="/">
      <p class="search-text">
        <label for="q">Search</label>
        <input id="q" name="q" type="search" value="${search}" />
      </p>
      <p>
        <label for="type">Type</label>
        <select id="type" name="type">
          ${option('', 'All types', type)}${types.map(({ id, name }) => option(id, name, type))}
          ${option('asset', 'Assets', type)}
        </select>
      </p>
      <p>
        <label for="state">State</label>
        <select id="state" name="state">
          ${option('', 'Any state', state)}${states.map((name) => option(name, name, state))}
        </select>
      </p>
      <p><button type="submit">Search</button></p>
    </form>
    <p class="count" role="status">
      ${found.length} ${found.length === 1 ? 'item' : 'items'}${search && html` for “${search}”`}
    </p>
    ${
      shown.length > 0
        ? html`<table>
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Type</th>
                <th scope="col">State</th>
                <th scope="col">Changed</th>
              </tr>
            </thead>
            <tbody>
              ${shown.map((entity) => row(entity, context))}
            </tbody>
          </table>`
        : html`<p class="empty">No items match. <a href="/">Show all</a></p>`
    }
    ${pageLinks(query, page, pages)}`;
};
