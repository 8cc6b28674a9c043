import type { HTMLElement } from 'node-html-parser';
import { all, attribute, nameOf, textOf, type StaticRule } from './page';

const isForLayout = (table: HTMLElement): boolean =>
  ['presentation', 'none'].includes(attribute(table, 'role'));

const dataTables = (page: HTMLElement): HTMLElement[] =>
  all(page, 'table').filter((table) => !isForLayout(table));

/** Rules of tables. */
export const tableRules: readonly StaticRule[] = [
  {
    id: 'table-headers',
    criterion: '1.3.1',
    find: (page) => dataTables(page).filter((table) => table.querySelectorAll('th').length === 0),
  },
  {
    id: 'table-header-empty',
    criterion: '1.3.1',
    find: (page) =>
      dataTables(page).flatMap((table) =>
        table.querySelectorAll('th[scope]').filter((cell) => nameOf(page, cell) === ''),
      ),
  },
  {
    id: 'table-rows-without-header',
    criterion: '1.3.1',
    // Where the other rows of the body have a header, each has.
    find: (page) =>
      dataTables(page).flatMap((table) => {
        const rows = table.querySelectorAll('tbody tr');
        const bare = rows.filter((row) => row.querySelector('th') === null);
        return bare.length > 0 && bare.length < rows.length && table.querySelector('thead')
          ? bare
          : [];
      }),
  },
  {
    id: 'table-header-row-without-scope',
    criterion: '1.3.1',
    // A table with headers on two sides needs to say which way each goes.
    find: (page) =>
      dataTables(page).flatMap((table) => {
        const cells = table.querySelectorAll('tbody th');
        const hasTop = table.querySelector('thead th') !== null;
        return hasTop
          ? cells.filter((cell) => attribute(cell, 'scope') === '' && attribute(cell, 'id') === '')
          : [];
      }),
  },
  {
    id: 'table-name',
    criterion: '1.3.1',
    find: (page) =>
      dataTables(page).filter((table) => {
        const caption = table.querySelector('caption');
        const figure = table.closest('figure');
        return (
          !(caption && textOf(caption)) &&
          attribute(table, 'aria-label') === '' &&
          attribute(table, 'aria-labelledby') === '' &&
          !(figure && (figure.querySelector('figcaption') ?? attribute(figure, 'aria-label'))) &&
          attribute(table.parentNode, 'aria-label') === ''
        );
      }),
  },
  {
    id: 'table-of-preformatted-text',
    criterion: '1.3.1',
    find: (page) => all(page, 'pre').filter((block) => /\S {3,}\S.*\n.*\S {3,}\S/.test(block.text)),
  },
];
